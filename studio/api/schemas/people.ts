import { type AuditAction, auditActions } from '@shanmen/content/entries/audit.ts'
import { contentSections } from '@shanmen/contract/items.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import type { RequestedAction } from '../../people/tables.ts'
import { type Holder, roles } from '../../rights.ts'
import { id, moment, none, type Paged, page, pageSize, personName, text, type Who } from './common.ts'

const holder = {
  roles: z.array(z.enum(roles)).min(1).max(roles.length),
  sections: z.array(z.enum(contentSections)).min(1).nullable(),
  languages: z.array(z.enum(languageCodes)).min(1).nullable(),
}

/** An account as a list has shown it; of a damaged one the lists are empty. */
const shownPerson = z.strictObject({
  name: z.string(),
  active: z.boolean(),
  roles: z.array(z.enum(roles)),
  sections: z.array(z.enum(contentSections)).nullable(),
  languages: z.array(z.enum(languageCodes)).nullable(),
})

const filter = {
  who: text(80).optional(),
  action: z.enum(auditActions).optional(),
  target: text(80).optional(),
  from: moment.optional(),
  until: moment.optional(),
}

/** Input of the calls about people and the audit log. */
export const people = {
  personList: none,
  invitePerson: z.strictObject({
    email: z.email().max(200).toLowerCase(),
    name: personName,
    ...holder,
  }),
  /**
   * `active: false` ends all sessions and refuses signing in; what the person did stays. `before`: what the change is based on; a
   * conflict when the account is not like this any more.
   */
  changePerson: z.strictObject({
    ...{ id, name: personName, active: z.boolean(), ...holder },
    before: shownPerson.optional(),
  }),
  /**
   * A new link: for one who has not accepted yet, or to set a new password. `secondFactor: true` also takes the second
   * factor away, for a lost phone.
   */
  renewInvitation: z.strictObject({ id, secondFactor: z.boolean().default(false) }),
  endPersonSessions: z.strictObject({ id }),
  requestList: none,
  confirmRequest: z.strictObject({ id }),
  refuseRequest: z.strictObject({ id }),
  auditList: z.strictObject({ page, pageSize, ...filter }),
  auditCsv: z.strictObject(filter),
  verifyAudit: none,
}

export type Person = Holder & {
  id: string
  name: string
  email: string
  active: boolean
  secondFactor: boolean
  /** Invited and not accepted yet. */
  invited: boolean
  lastSeen: string | null
}

/** A line of the audit log: what was done to which target, from which address. */
export type AuditLine = {
  no: number
  at: string
  who: Who
  /** What the person was called then, if that was another name. */
  as: string
  action: AuditAction
  /** Id of an entry, medium or person, and what it is called. */
  target: string
  title: string
  /** Kind of the entry, if it is one. */
  kind: string | null
  from: string
  detail: Record<string, unknown>
}

/**
 * `requested`: another administrator has to confirm first, who then gets the link; here it is empty, and `code` is what
 * the link works with.
 */
type Invitation = { link: string; code: string; until: string; requested: boolean }

/** A step that waits for another administrator. */
export type StepRequest = {
  id: string
  who: Who
  at: string
  until: string
  action: RequestedAction
  /** Whom it is about: as the account is called now, or the invitation will call it. */
  name: string
  email: string
  /** The account, if there is one already. */
  about: string | null
  /** What the account is called afterwards, if that is another name. */
  newName: string | null
  /** Rights afterwards, for an invitation or a change. */
  holder: Holder | null
  /** Whether the account is active afterwards, and whether it is now; one that is invited counts as both. */
  active: boolean
  activeNow: boolean
  /** The link also takes the second factor away. */
  secondFactor: boolean
}

export type PeopleAnswers = {
  personList: { rows: Person[] }
  /** `id` is empty as long as it is requested. */
  invitePerson: Invitation & { id: string }
  changePerson: Person & { requested: boolean }
  renewInvitation: Invitation
  endPersonSessions: { ended: number }
  requestList: { rows: StepRequest[] }
  /** With the link to hand over, if the step makes one. */
  confirmRequest: { link: string; until: string }
  refuseRequest: { state: 'refused' }
  auditList: Paged<AuditLine>
  auditCsv: Response
  verifyAudit: {
    revisions: number
    lines: number
    breaks: { where: string; what: 'changed' | 'missing' }[]
    at: string
  }
}
