import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { base } from './site.ts'

// Styles are inlined in each page before the visible content: they must stay small.
const most = 15 * 1024

it.each(['normal', 'elder'])(
  'the inlined styles of the %s view stay under 15 KB compressed',
  async (view) => {
    const page = await fetch(`${base}/`, { headers: { cookie: `view=${view}` } })
    const styles = [...(await page.text()).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      ([, text = '']) => text,
    )
    expect(styles).toHaveLength(1)
    expect(styles[0]?.length).toBeGreaterThan(most)
    expect(brotliCompressSync(styles[0] ?? '').length).toBeLessThan(most)
  },
)

it('no custom property is named in the markup, where it would not be shortened as in the styles', async () => {
  const page = await (await fetch(`${base}/partyBuilding/alliance/intro`)).text()
  expect(page.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')).not.toContain('var(--')
})
