import { closedPolicy, securityHeaders } from '../http/security-headers.ts'

/** The headers of every answer of the studio: like the site's, and told to nobody else where an editor came from. */
export const studioHeaders = (https: boolean): Record<string, string> => ({
  ...securityHeaders(https),
  'Content-Security-Policy': `${closedPolicy}; sandbox`,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'X-Robots-Tag': 'noindex, nofollow',
})

/**
 * The policy of the application's one page: code and pictures from here alone, styles from here or with the nonce that
 * its style sheets made in the browser carry. Pictures may be shown before they are uploaded (`blob:`).
 */
export const appPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // Text becomes markup nowhere; what is pasted is parsed apart by the editor's clipboard, through a policy of its own.
    "require-trusted-types-for 'script'",
    'trusted-types ProseMirrorClipboard',
  ].join('; ')
