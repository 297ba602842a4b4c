import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteNames } from '@shanmen/brand/names.ts'
import { defaultLanguage } from '@shanmen/contract/languages.ts'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins'
import { limitedHashing } from './hashing.ts'
import { minLength } from './password.ts'
import type { PeopleStore } from './tables.ts'

/** A session ends after so long without a request. */
const idleSeconds = 30 * 60
/** A session ends so long after signing in, even when in use. */
export const absoluteSeconds = 12 * 60 * 60

/** The header in which the sign-in library gets the client's address, as this program has determined it. */
export const addressHeader = 'x-visitor-address'

/**
 * The sign-in library on our tables. Only its functions are used, never its own routes: every sign-in is a call of the
 * authoring API, with its limits, messages and audit.
 */
export function createSignIn({ database, dialect }: PeopleStore, secret: string, studioUrl: string) {
  const https = studioUrl.startsWith('https:')
  const own = { input: false, returned: true } as const
  return betterAuth({
    // What an authenticator app shows above its code.
    appName: siteNames[defaultLanguage].name,
    baseURL: studioUrl,
    secret,
    database: { db: database, type: dialect, transaction: !database.isTransaction },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      // Ours are stricter: a Chinese character counts as two at least, and one outside of UTF-16's first plane as one.
      minPasswordLength: minLength / 2,
      maxPasswordLength: 1000,
      password: limitedHashing,
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
        factorDue: { type: 'date', required: false, ...own },
      },
    },
    session: {
      modelName: 'person_session',
      additionalFields: { confirmedAt: { type: 'date', required: false, ...own } },
      expiresIn: idleSeconds,
      updateAge: 60,
    },
    account: { modelName: 'person_account' },
    databaseHooks: {
      account: {
        update: {
          // A new password takes two hashes: one that was set by a link meanwhile has ended the session, and must not be replaced.
          before: async (_account, context) => {
            const token = context?.context.session?.session.token ?? ''
            const session = await database
              .selectFrom('person_session')
              .select('id')
              .where('token', '=', token)
              .executeTakeFirst()
            if (!session) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED' })
          },
        },
      },
    },
    verification: { modelName: 'person_verification' },
    // attempts.ts counts by account and by address, and its refusal says how long to wait.
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      // It asks for a connection of its own, of which a transaction has none.
      database: { validateSchema: !database.isTransaction },
      cookiePrefix: https ? '__Host-studio' : 'studio',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure: https, path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    plugins: [
      twoFactor({
        schema: { twoFactor: { modelName: 'person_second_factor' } },
        // attempts.ts does this too, and spares known devices.
        accountLockout: { enabled: false },
        backupCodeOptions: { storeBackupCodes: hashRecoveryCodes(secret).storage },
      }),
    ],
  })
}

export type SignIn = ReturnType<typeof createSignIn>

const prefix = 'hmac:'

/**
 * Stores recovery codes as keyed hashes, so that neither the database nor the key alone reveals one. The library offers
 * encrypt and decrypt only; what it writes back after a code was used is hashed already.
 */
export function hashRecoveryCodes(secret: string) {
  const hash = (code: string) => prefix + createHmac('sha256', secret).update(code).digest('base64url')
  const stored = (codes: unknown) =>
    Array.isArray(codes)
      ? codes.map((code) => (String(code).startsWith(prefix) ? code : hash(String(code))))
      : []
  return {
    /** For comparison with the stored ones. All input is hashed, also what looks like a hash. */
    hash,
    storage: {
      encrypt: async (json: string) => JSON.stringify(stored(JSON.parse(json))),
      decrypt: async (hashed: string) => hashed,
    },
  }
}

/**
 * The key that signs session cookies and encrypts the second factors, made at the first start in a file that only its
 * owner may read. If it is lost, everyone signs in again and sets up the second factor again. Rejects when the file is not
 * what was written: with an empty or short key anyone could sign a session.
 */
export async function readSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'studio.key')
  const read = async () => {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (text === undefined || /^[\w-]{48}\s*$/.test(text)) return text?.trim()
    throw new Error(
      'studio.key is damaged. Put its backup back; if there is none, remove it and run npm run doctor -- --new-key: everyone sets up the second factor again.',
    )
  }
  const existing = await read()
  if (existing) return existing
  // Written to a temporary file and linked: of two processes that start at once, one key wins.
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, `${randomBytes(36).toString('base64url')}\n`, {
    mode: 0o600,
    flush: true,
  })
  await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(temporary)
  return (await read()) ?? readSecret(dataDir)
}
