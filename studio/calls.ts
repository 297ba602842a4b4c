import type { CallRow } from '@shanmen/contract/rpc/client.ts'
import type { Right } from './rights.ts'

/** `path` is relative to `/api` on the studio's own port. */
type Row = CallRow & {
  /**
   * What this call requires: one of the rights; `self`: being signed in is enough, as it concerns no one else; `open`:
   * nothing. A call without this does not compile.
   */
  right: Right | 'self' | 'open'
  /**
   * Where the right must hold: the section of the kind named in `kind`; of the entry named in `id`; or that and the
   * language named in `language`; `site`: in the site's own data. Left out, it is enough to have the right in any section.
   */
  within?: 'kind' | 'entry' | 'language' | 'site'
  /** It changes every language at once: it requires the right to write Chinese, the language that entries begin in. */
  main?: true
  /**
   * It changes something: the whole call is one transaction on this database, and a repeat with the same
   * `Idempotency-Key` gets the stored response. Left out for reading, for secrets, and for uploads, which are known by
   * their bytes.
   */
  once?: 'content' | 'people'
  /**
   * The calls whose answers show whether this one was done. Once the person has seen it, the same input is another action and gets a
   * key of its own, or the old answer would come back: a link that was revoked since. Left out where the input names what it is based
   * on, where another administrator confirms it, and for what `adds`. Empty: the same input is another action each time.
   */
  shownBy?: readonly ('readEntry' | 'entryList' | 'personList' | 'previewLinkList')[]
  /** A repeat adds entries: the key of a call whose outcome is unknown is kept over a reload of the page, for some minutes. */
  adds?: true
  /** It takes seconds, for which everyone who saves waits: only one runs at a time, and a second one is refused. */
  alone?: true
  /** The answer is a file, not JSON. */
  file?: true
  /** It ends this session: the browser drops the answers and pages it has cached. */
  ends?: true
  /** A sensitive step: the password must have been typed within the last minutes. */
  confirmed?: true
  /** Also possible for people whose second factor is overdue: what its set-up takes. */
  setsUp?: true
  /** Made by the screen, not by a person: it does not keep an unattended session alive. */
  quiet?: true
}

/** Every call of the authoring API, as plain data that is safe in the browser. */
export const calls = {
  // Signing in and the own account.
  session: { method: 'GET', path: '/session', right: 'open', quiet: true },
  signIn: { method: 'POST', path: '/sign-in', right: 'open' },
  secondFactor: { method: 'POST', path: '/second-factor', right: 'open' },
  signOut: { method: 'POST', path: '/sign-out', right: 'open', ends: true },
  invitation: { method: 'POST', path: '/invitation', right: 'open' },
  acceptInvitation: { method: 'POST', path: '/invitation/accept', right: 'open' },
  changeMe: { method: 'PUT', path: '/me', right: 'self', once: 'people', shownBy: [] },
  confirmPassword: { method: 'POST', path: '/me/confirm-password', right: 'self', setsUp: true },
  changePassword: { method: 'POST', path: '/me/password', right: 'self' },
  startSecondFactor: { method: 'POST', path: '/me/second-factor/start', right: 'self', setsUp: true },
  confirmSecondFactor: { method: 'POST', path: '/me/second-factor/confirm', right: 'self', setsUp: true },
  endSecondFactor: { method: 'POST', path: '/me/second-factor/end', right: 'self' },
  newRecoveryCodes: { method: 'POST', path: '/me/recovery-codes', right: 'self' },
  endSessions: { method: 'POST', path: '/me/end-sessions', right: 'self', ends: true, setsUp: true },

  // People and what they did.
  personList: { method: 'GET', path: '/people', right: 'people' },
  invitePerson: { method: 'POST', path: '/people', right: 'people', confirmed: true, once: 'people' },
  changePerson: {
    method: 'PUT',
    path: '/people/{id}',
    right: 'people',
    confirmed: true,
    once: 'people',
    shownBy: ['personList'],
  },
  renewInvitation: {
    method: 'POST',
    path: '/people/{id}/invitation',
    right: 'people',
    confirmed: true,
    once: 'people',
  },
  endPersonSessions: {
    method: 'POST',
    path: '/people/{id}/end-sessions',
    right: 'people',
    confirmed: true,
    once: 'people',
    shownBy: ['personList'],
  },
  requestList: { method: 'GET', path: '/requests', right: 'people' },
  confirmRequest: {
    method: 'POST',
    path: '/requests/{id}/confirm',
    right: 'people',
    confirmed: true,
    once: 'people',
  },
  refuseRequest: {
    method: 'POST',
    path: '/requests/{id}/refuse',
    right: 'people',
    confirmed: true,
    once: 'people',
  },
  auditList: { method: 'GET', path: '/audit', right: 'audit' },
  auditCsv: { method: 'GET', path: '/audit.csv', right: 'audit', file: true },
  verifyAudit: { method: 'POST', path: '/audit/verify', right: 'audit' },

  // Entries.
  entryList: { method: 'GET', path: '/entries', right: 'read', within: 'kind' },
  createEntry: {
    method: 'POST',
    path: '/entries',
    right: 'write',
    within: 'kind',
    once: 'content',
    adds: true,
  },
  readEntry: { method: 'GET', path: '/entries/{id}', right: 'read', within: 'entry' },
  saveEntry: { method: 'PUT', path: '/entries/{id}', right: 'write', within: 'entry', once: 'content' },
  duplicateEntry: {
    method: 'POST',
    path: '/entries/{id}/duplicate',
    right: 'write',
    within: 'entry',
    main: true,
    once: 'content',
    adds: true,
  },
  trashEntry: {
    method: 'POST',
    path: '/entries/{id}/bin',
    right: 'write',
    within: 'entry',
    main: true,
    once: 'content',
    shownBy: ['readEntry', 'entryList'],
  },
  restoreEntry: {
    method: 'POST',
    path: '/entries/{id}/unbin',
    right: 'write',
    within: 'entry',
    main: true,
    once: 'content',
    shownBy: ['readEntry', 'entryList'],
  },
  heartbeat: {
    method: 'POST',
    path: '/entries/{id}/heartbeat',
    right: 'read',
    within: 'entry',
    quiet: true,
  },
  leave: { method: 'POST', path: '/entries/{id}/leave', right: 'read', within: 'entry', quiet: true },
  checks: { method: 'GET', path: '/entries/{id}/checks', right: 'read', within: 'entry' },
  history: { method: 'GET', path: '/entries/{id}/history', right: 'history', within: 'entry' },
  readRevision: { method: 'GET', path: '/entries/{id}/revisions/{no}', right: 'history', within: 'entry' },
  restoreRevision: {
    method: 'POST',
    path: '/entries/{id}/restore',
    right: 'write',
    within: 'entry',
    once: 'content',
  },

  // From draft to public.
  submit: {
    method: 'POST',
    path: '/entries/{id}/submit',
    right: 'write',
    within: 'language',
    once: 'content',
    shownBy: ['readEntry'],
  },
  withdraw: {
    method: 'POST',
    path: '/entries/{id}/withdraw',
    right: 'write',
    within: 'language',
    once: 'content',
    shownBy: ['readEntry'],
  },
  approve: {
    method: 'POST',
    path: '/entries/{id}/approve',
    right: 'publish',
    within: 'language',
    once: 'content',
    shownBy: ['readEntry'],
  },
  returnEntry: {
    method: 'POST',
    path: '/entries/{id}/return',
    right: 'publish',
    within: 'language',
    once: 'content',
    shownBy: ['readEntry'],
  },
  publish: {
    method: 'POST',
    path: '/entries/{id}/publish',
    right: 'publish',
    within: 'language',
    once: 'content',
    shownBy: ['readEntry'],
  },
  unpublish: {
    method: 'POST',
    path: '/entries/{id}/unpublish',
    right: 'publish',
    within: 'language',
    once: 'content',
    shownBy: ['readEntry'],
  },
  affectedList: { method: 'GET', path: '/entries/{id}/affected', right: 'publish', within: 'language' },
  preview: {
    method: 'POST',
    path: '/entries/{id}/preview',
    right: 'read',
    within: 'entry',
    once: 'content',
    shownBy: [],
  },
  previewLinkList: { method: 'GET', path: '/entries/{id}/preview-links', right: 'read', within: 'entry' },
  createPreviewLink: {
    method: 'POST',
    path: '/entries/{id}/preview-links',
    right: 'write',
    within: 'entry',
    once: 'content',
    shownBy: ['previewLinkList'],
  },
  revokePreviewLink: {
    method: 'DELETE',
    path: '/entries/{id}/preview-links/{link}',
    right: 'write',
    within: 'entry',
    once: 'content',
  },

  // Pictures and files.
  mediaList: { method: 'GET', path: '/media', right: 'read' },
  uploadMedia: { method: 'POST', path: '/media', right: 'write', upload: true },
  readMedia: { method: 'GET', path: '/media/{id}', right: 'read' },
  changeMedia: { method: 'PUT', path: '/media/{id}', right: 'write', once: 'content' },
  mediaUses: { method: 'GET', path: '/media/{id}/uses', right: 'read' },

  // Dashboard, calendar and what other screens need.
  dashboard: { method: 'GET', path: '/dashboard', right: 'read' },
  calendar: { method: 'GET', path: '/calendar', right: 'read' },
  typeList: { method: 'GET', path: '/types', right: 'read' },
  pageList: { method: 'GET', path: '/pages', right: 'read' },
  failedSearchList: { method: 'GET', path: '/failed-searches', right: 'read', within: 'site' },
  importEntries: {
    method: 'POST',
    path: '/import',
    right: 'write',
    within: 'kind',
    main: true,
    once: 'content',
    alone: true,
    adds: true,
  },
  exportEntries: { method: 'GET', path: '/export', right: 'read', within: 'kind', file: true },
} as const satisfies Record<string, Row>

export type CallName = keyof typeof calls
export const callNames = Object.keys(calls) as CallName[]
/** A row of the table whose name is known only at run time. */
export const callOf = (name: CallName): Row => calls[name]
