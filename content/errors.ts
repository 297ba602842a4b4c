import type { InterfaceText } from '@shanmen/contract/languages.ts'

/** A problem in a document: where it is, and what to do, in both languages. */
export type Issue = { path: (string | number)[]; code: string; message: InterfaceText }

/** Base class of the errors that callers may expect. `code` is for programs, `message` is English and for logs. */
export class ContentError extends Error {
  readonly code:
    | 'conflict'
    | 'notFound'
    | 'notAllowed'
    | 'invalid'
    | 'refused'
    | 'storage'
    | 'unknown'
    | 'newer'
  constructor(code: ContentError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.code = code
  }
}

/** Someone else saved in between: `current` is the revision to compare with. Nothing was written. */
export class ConflictError extends ContentError {
  readonly current: number
  constructor(current: number) {
    super('conflict', `The entry has changed: its current revision is ${current}.`)
    this.current = current
  }
}

/** Someone else wrote the same words of a picture or file in between. Nothing was written. */
export class WordsChangedError extends ContentError {
  constructor() {
    super('conflict', 'The words have changed since they were read.')
  }
}

/** No such entry, revision, publication, medium or link. */
export class ContentNotFoundError extends ContentError {
  constructor(what: string) {
    super('notFound', `There is no ${what}.`)
  }
}

/** An operation against a rule: an approval is missing, an entry is in the trash, a review is not open. */
export class ForbiddenError extends ContentError {
  readonly reason: InterfaceText
  constructor(reason: InterfaceText, options?: ErrorOptions) {
    super('notAllowed', reason.en, options)
    this.reason = reason
  }
}

/** A document, or a value of a request, with every problem found. */
export class ValidationError extends ContentError {
  readonly issues: Issue[]
  constructor(issues: Issue[]) {
    super('invalid', issues.map(({ path, message }) => `${path.join('.')}: ${message.en}`).join('; '))
    this.issues = issues
  }
}

/** An upload that is no acceptable picture or file. `reason` is for the editor. */
export class MediaRejectedError extends ContentError {
  readonly reason: InterfaceText
  constructor(reason: InterfaceText, options?: ErrorOptions) {
    super('refused', reason.en, options)
    this.reason = reason
  }
}

/** An `Idempotency-Key` that belongs to another input. Nothing was done. */
export class KeyReusedError extends ContentError {
  readonly reason: InterfaceText = {
    zh: '这次操作的编号（Idempotency-Key）已用于另一项内容，没有执行；请刷新页面后重试',
    en: 'The Idempotency-Key of this action was used for another input, so nothing was done: load the page again and retry',
  }
  constructor() {
    super('refused', 'The Idempotency-Key was used for another input.')
  }
}

/** The database or the folder cannot be used. The message is one line that says what to do. */
export class StorageError extends ContentError {
  constructor(message: string, options?: ErrorOptions) {
    super('storage', message, options)
  }
}

/** The store of media does not answer, refuses, or is not the one of this content. Nothing was written. */
export class MediaStoreError extends StorageError {}

/** The database has a schema that this program cannot read. Copies of pages from before may show what is no longer public. */
export class UnknownSchemaError extends StorageError {}

/** The database did not answer the commit: it may or may not have been done. The same call with the same key tells. */
export class UnknownOutcomeError extends ContentError {
  constructor(options: ErrorOptions) {
    super('unknown', 'The database did not say whether the change was saved.', options)
  }
}

/** A newer program has migrated the database: this one only reads. Nothing was written. */
export class NewerSchemaError extends ContentError {
  constructor(message: string) {
    super('newer', message)
  }
}
