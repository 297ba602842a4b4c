import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setAccountLanguage } from '../studio/app/language/language.ts'
import type { Example } from './example.ts'
import { families } from './families.ts'
import { openSample, type Sample } from './sample.ts'
import { SiteFrame } from './site-frame.tsx'
import { StudioFrame } from './studio-frame.tsx'

let sample: Sample
beforeAll(async () => {
  sample = await openSample()
})
afterAll(() => sample.close())

const repository = join(import.meta.dirname, '..')
const all = Object.entries(families).flatMap(([family, examples]) =>
  Object.entries(examples).map(([name, example]) => ({ family, name, example })),
)

/** Rendered only where there is script: the server leaves them out. */
const scripted = new Set(['ArticleTools', 'ShareButton', 'PrintButton', 'Toasts'])

function render(family: string, example: Example, language: (typeof languageCodes)[number]): string {
  const props = { example, sample: sample.data[language], language }
  if (family !== 'studio') return renderToStaticMarkup(<SiteFrame {...props} />)
  vi.stubGlobal('document', { documentElement: {} })
  setAccountLanguage(language)
  vi.unstubAllGlobals()
  return renderToStaticMarkup(<StudioFrame {...props} />)
}

test.each(all)('$family: $name is rendered in both languages', ({ family, name, example }) => {
  const pages = languageCodes.map((language) => render(family, example, language))
  for (const html of pages) {
    const content = html.replace(/<style.*?<\/style>/gs, '').replace(/<\/?(?:div|p|section)[^>]*>/g, '')
    if (!scripted.has(name)) expect(content, name).not.toBe('')
  }
})

/** Components without an example, and why. */
const exceptions: Record<string, string> = {
  PrintFoot: 'on paper only',
  ReadAloudButton: 'in WholeArticle, where the browser can speak',
  Offline: 'empty while the browser is online',
  Pending: 'empty while nothing loads',
  Progress: 'empty while nothing loads',
  FooterContent: 'the content of Footer',
  MainNav: 'in Header',
  MegaContent: 'in Header',
  Drawer: 'in Header',
  DrawerSection: 'in Header',
  SearchOverlay: 'in Header',
}

test.each(['site/app/components', 'site/app/shell', 'studio/app/components'])(
  'every component of %s has an example',
  (folder) => {
    const exported = readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !/\.(?:test|server)\.tsx$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(repository, folder, file), 'utf8').matchAll(
          /^export (?:function|class) ([A-Z]\w*)/gm,
        ),
      ])
      .map(([, name = '']) => name)
    const shown = new Set(all.map(({ name }) => name))
    expect(exported.length).toBeGreaterThan(4)
    const missing = exported.filter((name) => !shown.has(name) && !(name in exceptions))
    expect(missing, 'add an example to the file of its folder in gallery/examples').toEqual([])
  },
)
