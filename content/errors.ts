import type { InterfaceText } from '@shanmen/contract/languages.ts'

/** One thing that is wrong in a document: where, and what to do, in both languages. */
export type Issue = { path: (string | number)[]; code: string; message: InterfaceText }

/** What every refusal of the core is. `code` is for programs, `message` names the reason in English for logs. */
export class ContentError extends Error {
  readonly code: 'conflict' | 'notFound' | 'notAllowed' | 'invalid' | 'refused' | 'storage'
  constructor(code: ContentError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.code = code
  }
}

/** Someone else saved in between: `current` is the revision to compare with. Nothing was written. */
export class Conflict extends ContentError {
  readonly current: number
  constructor(current: number) {
    super('conflict', `The entry has changed: its current revision is ${current}.`)
    this.current = current
  }
}

export class NotFound extends ContentError {
  constructor(what: string) {
    super('notFound', `There is no ${what}.`)
  }
}

/** The step is against a rule: a second person is missing, an entry is in the bin, a review is not open. */
export class NotAllowed extends ContentError {
  readonly reason: InterfaceText
  constructor(reason: InterfaceText, options?: ErrorOptions) {
    super('notAllowed', reason.en, options)
    this.reason = reason
  }
}

export class Invalid extends ContentError {
  readonly issues: Issue[]
  constructor(issues: Issue[]) {
    super('invalid', issues.map(({ path, message }) => `${path.join('.')}: ${message.en}`).join('; '))
    this.issues = issues
  }
}

/** A picture or file that is not taken in. */
export class Refused extends ContentError {
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
