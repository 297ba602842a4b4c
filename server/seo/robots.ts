import type { Handler } from 'hono'

/** Everything may be read except the API, which has no pages; the sitemap lists what there is. */
export function robots(publicUrl: string): Handler {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Disallow: /backends/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ]
  return (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return c.text(lines.join('\n'))
  }
}
