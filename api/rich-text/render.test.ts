import type { RichNode, RichText } from '@shanmen/content/rich-text/rich-text.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Media } from '../presenters/media.ts'
import { badAddresses, badPictures, sharpAddresses, texts } from '../testing/attacks.ts'
import { oddDocuments } from '../testing/odd-documents.ts'
import { renderRichText } from './render.ts'

const lake: Media = {
  id: 'a1',
  name: 'lake.webp',
  mime: 'image/webp',
  bytes: 1,
  width: 1280,
  height: 800,
  widths: [320, 640, 960, 1280],
  pages: null,
  sha256: '',
  alt: { zh: '湖', en: 'A lake "at dawn"' },
  focus: { x: 0.5, y: 0.5 },
}
const media = new Map([[lake.id, lake]])
const render = (text: RichText, language: 'zh' | 'en' = 'en') => renderRichText({ language, media }, text)
const doc = (...content: RichNode[]): RichText => ({ type: 'doc', content })
const words = (text: string, ...marks: NonNullable<RichNode['marks']>): RichNode => ({
  type: 'text',
  text,
  marks,
})
const link = (href: string) =>
  doc({ type: 'paragraph', content: [words('x', { type: 'link', attrs: { href } })] })

const allowed: Record<string, RegExp> = {
  'p|ul|li|blockquote|br|hr|table|tr|figure|picture|figcaption|strong|em|u|s|sup|sub|h2|h3|h4': /^$/,
  div: /^ class="table" tabindex="0"$/,
  ol: /^( start="\d+")?$/,
  td: /^( colspan="\d+")?( rowspan="\d+")?( data-label="[^"<>]+")?$/,
  th: /^ scope="col"( colspan="\d+")?( rowspan="\d+")?$/,
  a: /^ href="(https?:\/\/[^"<>]+" rel="noopener noreferrer|\/(?!\/)[^"<>]*|mailto:[^"<>]+|tel:[^"<>]+)"$/,
  source: /^ type="image\/avif" srcset="[^"<>]+" sizes="[^"<>]+"$/,
  img: /^ src="\/media\/[^"<>]+" srcset="[^"<>]+" sizes="[^"<>]+" width="\d+" height="\d+" alt="[^"<>]*" loading="lazy" decoding="async"$/,
}

/** Reads HTML as a browser would see its tags, and fails at the first one, or attribute, that is not on the list. */
function expectClean(html: string) {
  const rest = html.replace(/<(\/?)([a-z0-9]+)([^<>]*)>/g, (tag, closing, name, attributes) => {
    const rule = Object.entries(allowed).find(([names]) => names.split('|').includes(name))?.[1]
    if (!rule) throw new Error(`not allowed: ${tag}`)
    if (!closing) expect(attributes, tag).toMatch(rule)
    return ''
  })
  expect(rest).not.toMatch(/[<>"']/)
}

test('the corpus has at least 150 vectors', () => {
  const count =
    texts.length * 4 + badAddresses.length + sharpAddresses.length + badPictures.length + oddDocuments.length
  expect(count).toBeGreaterThanOrEqual(150)
})

describe('nothing but allow-listed HTML comes out', () => {
  test.each(texts)('text %j stays text', (text) => {
    const marks = [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://a.test' } }]
    expectClean(render(doc({ type: 'paragraph', content: [words(text, ...marks)] })))
    expectClean(render(doc({ type: 'heading', attrs: { level: 2 }, content: [words(text)] })))
    expectClean(render(doc({ type: 'image', attrs: { media: 'a1', alt: text, caption: text } })))
    expectClean(render(link(text)))
  })
  test.each(badAddresses)('address %j becomes plain text', (href) => {
    expect(render(link(href))).toBe('<p>x</p>')
  })
  test.each(sharpAddresses)('address %j stays inside its attribute', (href) => {
    const html = render(link(href))
    expect(html).toContain('<a href=')
    expectClean(html)
  })
  test.each(badPictures)('picture %j is left out', (name) => {
    expect(render(doc({ type: 'image', attrs: { media: name, src: name } }))).toBe('')
  })
  test.each(oddDocuments)('%s', (_, text) => {
    expectClean(render(text))
  })
  test('whatever the JSON, the HTML is clean', () => {
    const name = fc.constantFrom(
      'doc',
      'paragraph',
      'heading',
      'text',
      'link',
      'image',
      'table',
      'tableRow',
      'tableCell',
      'listItem',
      'bold',
      'x',
    )
    const attrs = fc.dictionary(
      fc.constantFrom('href', 'level', 'start', 'media', 'alt', 'colspan'),
      fc.jsonValue(),
    )
    const { node } = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: name,
          text: fc.string({ unit: 'binary' }),
          attrs,
          marks: fc.array(fc.record({ type: name, attrs })),
          content: fc.array(tie('node'), { maxLength: 2 }),
        },
        { requiredKeys: ['type'] },
      ),
    }))
    fc.assert(
      fc.property(node, (json) => expectClean(render(json as RichText))),
      { numRuns: 100 },
    )
  })
})

describe('what editors write', () => {
  test('a link inside the site goes to the reader’s language', () => {
    for (const href of ['/member/scenic/lanyu?a=1#b', '/en/member/scenic/lanyu?a=1#b']) {
      expect(render(link(href), 'en')).toBe('<p><a href="/en/member/scenic/lanyu?a=1#b">x</a></p>')
      expect(render(link(href), 'zh')).toBe('<p><a href="/member/scenic/lanyu?a=1#b">x</a></p>')
    }
    expect(render(link('/media/r1/report.pdf'), 'en')).toBe('<p><a href="/media/r1/report.pdf">x</a></p>')
  })
  test('the cells of a table of three columns name their column, other tables do not', () => {
    const row = (type: string, ...texts: string[]) => ({
      type: 'tableRow',
      content: texts.map((text) => ({ type, content: [{ type: 'paragraph', content: [words(text)] }] })),
    })
    const table = (...rows: RichNode[]) => render(doc({ type: 'table', content: rows }))
    const head = row('tableHeader', 'Item', 'Number', 'Size "A"')
    expect(table(head, row('tableCell', 'boat', '2', '<9'))).toContain(
      '<td data-label="Item">boat</td><td data-label="Number">2</td><td data-label="Size &quot;A&quot;">&lt;9</td>',
    )
    const joined = { type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 3 }, content: [] }] }
    for (const html of [
      table(row('tableHeader', 'a', 'b'), row('tableCell', 'c', 'd')),
      table(row('tableCell', 'a', 'b', 'c'), row('tableCell', 'd', 'e', 'f')),
      table(head, row('tableCell', 'boat', '2', '9'), joined),
      table(row('tableHeader', 'Item', 'Number', 'x'.repeat(81)), row('tableCell', 'boat', '2', '9')),
    ])
      expect(html).not.toContain('data-label')
  })
  test('a table with a text of thousands of characters as heading does not repeat it in each row', () => {
    const row = { type: 'tableRow', content: ['', '', ''].map(() => ({ type: 'tableCell' })) }
    const heading = (text: string) => ({ type: 'tableHeader', content: [words(text)] })
    const head = { type: 'tableRow', content: ['x'.repeat(100_000), 'b', 'c'].map(heading) }
    const table = doc({ type: 'table', content: [head, ...Array.from({ length: 100 }, () => row)] })
    expect(render(table).length).toBeLessThan(2 * JSON.stringify(table).length)
  })
  test('a link outside says nothing about where the reader came from', () => {
    expect(render(link('https://a.test/x'))).toBe(
      '<p><a href="https://a.test/x" rel="noopener noreferrer">x</a></p>',
    )
    expect(render(link('mailto:a@b.test'))).toBe('<p><a href="mailto:a@b.test">x</a></p>')
    expect(render(link('tel:400-000-0026'))).toBe('<p><a href="tel:400-000-0026">x</a></p>')
  })
  test('headings stay between h2 and h4, so that the page keeps its one h1', () => {
    const levels = [1, 2, 3, 4, 5].map((level) =>
      render(doc({ type: 'heading', attrs: { level }, content: [words('a')] })).slice(0, 4),
    )
    expect(levels).toEqual(['<h2>', '<h2>', '<h3>', '<h4>', '<h4>'])
  })
  test('a picture has both formats, its size, its alternative text and caption, and loads late', () => {
    const html = render(doc({ type: 'image', attrs: { media: 'a1', caption: 'Dawn & <mist>' } }))
    expect(html).toContain('type="image/avif" srcset="/media/a1/320.avif 320w, /media/a1/640.avif 640w')
    expect(html).toContain('width="1280" height="800" alt="A lake &quot;at dawn&quot;" loading="lazy"')
    expect(html).toContain('<figcaption>Dawn &amp; &lt;mist&gt;</figcaption>')
    expect(render(doc({ type: 'image', attrs: { media: 'a1' } }), 'zh')).toContain('alt="湖"')
  })
  test('lists, quotes, tables and marks nest', () => {
    const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
    const item = (...content: RichNode[]): RichNode => ({ type: 'listItem', content })
    const list = {
      type: 'bulletList',
      content: [
        item(paragraph(words('a')), {
          type: 'orderedList',
          attrs: { start: 3 },
          content: [item(paragraph(words('b')))],
        }),
      ],
    }
    expect(render(doc(list))).toBe('<ul><li>a<ol start="3"><li>b</li></ol></li></ul>')
    const row = {
      type: 'tableRow',
      content: [
        { type: 'tableHeader', content: [paragraph(words('h'))] },
        {
          type: 'tableCell',
          attrs: { colspan: 2 },
          content: [paragraph(words('c', { type: 'bold' }, { type: 'italic' }))],
        },
      ],
    }
    expect(render(doc({ type: 'table', content: [row] }))).toBe(
      '<div class="table" tabindex="0"><table><tr><th scope="col">h</th><td colspan="2"><strong><em>c</em></strong></td></tr></table></div>',
    )
    expect(
      render(
        doc(
          paragraph(
            words('x', { type: 'link', attrs: { href: '/a' } }, { type: 'link', attrs: { href: '/b' } }),
          ),
        ),
      ),
    ).toBe('<p><a href="/en/a">x</a></p>')
  })
})
