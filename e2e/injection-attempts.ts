import { badAddresses, badPictures, sharpAddresses, texts } from '@shanmen/api/testing/attacks.ts'
import { oddDocuments } from '@shanmen/api/testing/odd-documents.ts'
import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import type { Page } from 'playwright-core'

/** Elements that no page may contain, whatever an editor saved; runs in the page. */
export const findInjected = () =>
  [...document.querySelectorAll('*')].flatMap((element) => {
    const bad = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') || /^\s*(?:javascript|vbscript|data:text)/i.test(value) || name === 'srcdoc',
    )
    const foreign = element.matches(
      'iframe, object, embed, base, frame, meta[http-equiv], main form[action*="//"]',
    )
    return bad.length > 0 || foreign ? [element.outerHTML.slice(0, 200)] : []
  })

/** Records dialogs and requests to other origins. */
export function watchPage(page: Page, origin: string): string[] {
  const seen: string[] = []
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:image/'))
      seen.push(`request ${request.url()}`)
  })
  return seen
}

/** One attempt to inject script or foreign content into the public site, as the studio would send it. */
export type Attempt = { name: string; document: AnyDocument }

type Texts = { title?: string; summary?: string; source?: string; author?: string; body?: unknown }

const doc = (...content: unknown[]) => ({ type: 'doc', content })
const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks }],
})
const link = (href: string) => paragraph('link', [{ type: 'link', attrs: { href } }])

function article(texts: Texts, shared: object = {}): AnyDocument {
  const all = { title: 'x', summary: 'x', body: doc(paragraph('x')), ...texts }
  return {
    shared: { channel: 'media', publishedAt: '2026-01-05', ...shared },
    zh: { ...all },
    en: { ...all },
  }
}

/** Every attempt of the renderer's own tests, in each field that takes texts, addresses and pictures. */
export const injectionAttempts = (picture: string): Attempt[] => [
  ...texts.map((text) => ({
    name: `text ${text}`,
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
  // A document too deep for JSON cannot be sent.
  ...oddDocuments
    .filter(([name]) => !name.includes('thousand deep'))
    .map(([name, body]) => ({ name, document: article({ body }) })),
]
