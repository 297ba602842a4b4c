import { betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import type { PeopleStore } from './open-database.ts'
import { longest, shortest } from './password.ts'
import { hashedCodes } from './recovery-codes.ts'

/** Without a request for so long a session ends. */
export const idleSeconds = 30 * 60
/** However busy, a session ends so long after signing in. */
export const absoluteSeconds = 12 * 60 * 60

/** The header in which the door tells the library the address that it has read itself. */
export const addressHeader = 'x-visitor-address'

/**
 * The sign-in library on our tables. Only its functions are used, never its own routes: every way in is a call of our
 * table, with our limits, words and audit.
 */
export function createSignIn({ database, dialect }: PeopleStore, secret: string, studioUrl: string) {
  const https = studioUrl.startsWith('https:')
  const own = { input: false, returned: true } as const
  return betterAuth({
    appName: 'Shanmen',
    baseURL: studioUrl,
    secret,
    database: { db: database, type: dialect, transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // Ours is stricter, and counts Chinese characters as what they are worth.
      minPasswordLength: shortest / 2,
      maxPasswordLength: longest,
    },
    user: {
      modelName: 'person',
      additionalFields: {
        roles: { type: 'string', required: true, ...own },
        sections: { type: 'string', required: false, ...own },
        languages: { type: 'string', required: false, ...own },
        language: { type: 'string', required: true, defaultValue: 'zh', ...own },
        active: { type: 'boolean', required: true, defaultValue: true, ...own },
        lastSeen: { type: 'date', required: false, ...own },
      },
    },
    session: { modelName: 'person_session', expiresIn: idleSeconds, updateAge: 60 },
    account: { modelName: 'person_account' },
    verification: { modelName: 'person_verification' },
    // Ours count by account and by address, and tell in both languages how long to wait.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: https ? '__Host-studio' : 'studio',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure: https, path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      twoFactor({
        schema: { twoFactor: { modelName: 'person_second_factor' } },
        backupCodeOptions: { storeBackupCodes: hashedCodes(secret).storage },
      }),
    ],
  })
}

export type SignIn = ReturnType<typeof createSignIn>
