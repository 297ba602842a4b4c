import { badAddresses, badPictures, sharpAddresses, texts } from '../api/rich-text/attacks.ts'
import { oddDocuments } from '../api/rich-text/odd-documents.ts'
import type { AnyDocument } from '../content/documents/document.ts'

/** One try to bring script or foreign content onto the public site, as an editor's screen would send it. */
export type Attempt = { name: string; document: AnyDocument }

type Words = { title?: string; summary?: string; source?: string; author?: string; body?: unknown }

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})
const link = (href: string) => paragraph('link', [{ type: 'link', attrs: { href } }])

function article(words: Words, shared: object = {}): AnyDocument {
  const all = { title: 'x', summary: 'x', body: doc(paragraph('x')), ...words }
  return {
    shared: { channel: 'media', publishedAt: '2026-01-05', ...shared },
    zh: { ...all },
    en: { ...all },
  }
}

/** Every attempt of the renderer's own tests, put wherever an editor can put words, addresses and pictures. */
export const attemptsWith = (picture: string): Attempt[] => [
  ...texts.map((text) => ({
    name: `words ${text}`,
    document: article({
      title: text.slice(0, 120),
      summary: text,
      source: text.slice(0, 80),
      author: text.slice(0, 80),
      body: doc(
        paragraph(text),
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] },
        { type: 'image', attrs: { media: picture, alt: text, caption: text } },
      ),
    }),
  })),
  ...[...badAddresses, ...sharpAddresses].flatMap((href) => [
    { name: `link ${href}`, document: article({ body: doc(link(href)) }) },
    { name: `address ${href}`, document: article({}, { externalUrl: href }) },
  ]),
  ...badPictures.map((media) => ({
    name: `picture ${media}`,
    document: article({ body: doc({ type: 'image', attrs: { media, alt: 'x' } }) }, { cover: media }),
  })),
  // What is too deep for JSON itself never arrives.
  ...oddDocuments
    .filter(([name]) => !name.includes('thousand deep'))
    .map(([name, body]) => ({ name, document: article({ body }) })),
]
