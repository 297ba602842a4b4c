import { type InterfaceLanguage, interfaceLanguages } from '@shanmen/contract/languages.ts'
import { z } from 'zod'
import { isTooLong, tooLong } from '../../people/password.ts'
import type { Holder } from '../../rights.ts'
import { none, personName, text } from './common.ts'

const email = z.email().max(200).toLowerCase()
const password = text(10_000).refine((value) => !isTooLong(value), { params: { text: tooLong } })
const token = z.string().max(200)
const code = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ''))

/** Input of the calls about signing in and the own account. */
export const account = {
  session: none,
  signIn: z.strictObject({ email, password }),
  /** `code` is from the authenticator app, or with `recovery` one of the recovery codes. */
  secondFactor: z.strictObject({ code, recovery: z.boolean().default(false) }),
  signOut: none,
  invitation: z.strictObject({ token }),
  /**
   * `email` only where the invitation names none: the first administrator enters it. `code` where two administrators
   * were needed: one handed over the link, the other the code.
   */
  acceptInvitation: z.strictObject({
    token,
    email: email.optional(),
    name: personName.optional(),
    password,
    code: code.optional(),
  }),
  changeMe: z.strictObject({ name: personName.optional(), language: z.enum(interfaceLanguages).optional() }),
  confirmPassword: z.strictObject({ password }),
  changePassword: z.strictObject({ current: password, next: password }),
  startSecondFactor: z.strictObject({ password }),
  confirmSecondFactor: z.strictObject({ code }),
  endSecondFactor: z.strictObject({ password }),
  newRecoveryCodes: z.strictObject({ password }),
  endSessions: none,
}

/** The signed-in person, as the screens need it. */
export type Me = Holder & {
  id: string
  name: string
  email: string
  /** Language of the studio's interface. */
  language: InterfaceLanguage
  secondFactor: boolean
  /** Days left to turn the second factor on, 0 when overdue; null when it is on or not needed. */
  secondFactorDays: number | null
}

export type AccountAnswers = {
  /** `setUp`: no one has an account yet; the printed link creates the first one. */
  session: { me: Me | null; setUp: boolean; secondFactorAsked: boolean }
  signIn: { state: 'signedIn' | 'secondFactor' }
  secondFactor: { state: 'signedIn' }
  signOut: { state: 'signedOut' }
  /** `purpose`: the first administrator, a new person, or a new password for someone who has an account. */
  invitation: {
    purpose: 'setUp' | 'invite' | 'reset'
    email: string
    name: string
    until: string
    code: boolean
  }
  /** The password has been set. `secondFactor`: that is still required; `signedOut`: signing in failed, try it apart. */
  acceptInvitation: { state: 'signedIn' | 'secondFactor' | 'signedOut' }
  changeMe: Me
  confirmPassword: { state: 'confirmed' }
  /** Every other session of this person has ended. */
  changePassword: { state: 'changed' }
  /** `uri` is what the QR code says; the second factor counts only once confirmed. */
  startSecondFactor: { secret: string; uri: string; recoveryCodes: string[] }
  confirmSecondFactor: Me
  endSecondFactor: Me
  newRecoveryCodes: { recoveryCodes: string[] }
  /** All sessions have ended, this one too. */
  endSessions: { state: 'signedOut' }
}
