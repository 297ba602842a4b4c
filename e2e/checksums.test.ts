import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { get, pageOf } from './site.ts'

it('below a file is the SHA-256 of its bytes: of a notice and of a report, in both languages', async () => {
  for (const path of ['/information/purchase/first-aid', '/information/report/2025'])
    for (const prefix of ['', '/en']) {
      const html = await pageOf(prefix + path)
      const files = new Set([...html.matchAll(/<a [^>]*href="([^"]+\.pdf)"/g)].map(([, href = '']) => href))
      expect([path, files.size]).not.toEqual([path, 0])
      for (const file of files) {
        const bytes = Buffer.from(await (await get(file)).arrayBuffer())
        expect(html).toContain(`<code>${createHash('sha256').update(bytes).digest('hex')}</code>`)
      }
    }
})
