import type { BothWords } from '@shanmen/content/language.ts'
import { isAPIError } from 'better-auth/api'
import { Refusal } from '../errors.ts'
import { refusals } from './refusals.ts'

const wrongPassword: BothWords = {
  zh: '密码不正确，请重新输入',
  en: 'The password is wrong: type it again',
}
export const wrongCode: BothWords = {
  zh: '验证码不正确或已用过，请输入当前显示的新验证码',
  en: 'The code is wrong or was used before: type the one shown now',
}

export const wrongCredentials = () =>
  new Refusal('wrongCredentials', {
    zh: '邮箱或密码不正确，请重新输入',
    en: 'E-mail or password is wrong: type them again',
  })

const secondFactorOff = () =>
  new Refusal('refused', {
    zh: '尚未启用两步验证，请先启用',
    en: 'The second factor is off: turn it on first',
  })

const told: Record<string, () => Refusal> = {
  INVALID_EMAIL_OR_PASSWORD: wrongCredentials,
  INVALID_PASSWORD: () => new Refusal('wrongCredentials', wrongPassword),
  INVALID_CODE: () => new Refusal('wrongCredentials', wrongCode),
  INVALID_BACKUP_CODE: () =>
    new Refusal('wrongCredentials', {
      zh: '恢复码不正确或已用过，请换一个',
      en: 'The recovery code is wrong or was used before: take another one',
    }),
  INVALID_TWO_FACTOR_COOKIE: () =>
    new Refusal('signedOut', {
      zh: '验证已超时，请重新登录',
      en: 'This took too long: sign in again',
    }),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => refusals.tooMany(60),
  ACCOUNT_TEMPORARILY_LOCKED: () => refusals.tooMany(15 * 60),
  TOTP_ALREADY_ENABLED: () =>
    new Refusal('refused', {
      zh: '已经启用两步验证；如需更换手机，请先停用',
      en: 'The second factor is on already: turn it off first to change the phone',
    }),
  TOTP_NOT_ENABLED: secondFactorOff,
  TWO_FACTOR_NOT_ENABLED: secondFactorOff,
  BACKUP_CODES_NOT_ENABLED: secondFactorOff,
  UNAUTHORIZED: refusals.signedOut,
}

/** Runs a function of the sign-in library; what it refuses becomes a refusal in our words. */
export async function asking<R>(ask: () => Promise<R>): Promise<R> {
  try {
    return await ask()
  } catch (error) {
    const code = isAPIError(error) ? String(error.body?.code ?? '') : ''
    throw told[code]?.() ?? error
  }
}
