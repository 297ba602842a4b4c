import type { InterfaceText } from '@shanmen/contract/languages.ts'

/** A problem in a document: where it is, and what to do, in both languages. */
export type Issue = { path: (string | number)[]; code: string; message: InterfaceText }

/** Base class of the errors that callers may expect. `code` is for programs, `message` is English and for logs. */
export class ContentError extends Error {
  readonly code: 'conflict' | 'notFound' | 'notAllowed' | 'invalid' | 'refused' | 'storage'
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

/** The database or the folder cannot be used. The message is one line that says what to do. */
export class StorageError extends ContentError {
  constructor(message: string, options?: ErrorOptions) {
    super('storage', message, options)
  }
}
