import type { Language } from '@shanmen/contract/languages.ts'
import { createRoot } from 'react-dom/client'
import { qrPath } from '../site/app/components/media/qr-code.ts'
import { accountCodeId } from '../site/app/shell/footer.tsx'
import { codeParts } from '../site/app/shell/print-foot.tsx'
import { families } from './families.ts'
import type { SampleData } from './sample.ts'
import { SiteFrame } from './site-frame.tsx'
import { StudioFrame } from './studio-frame.tsx'

/**
 * The document inside the gallery's frame: the examples that the address names, with nothing but their own styles.
 * `?family=card&name=NewsCard&language=en&text=large`; without a name all of the family.
 */
const query = new URLSearchParams(location.search)
const family = query.get('family') ?? ''
const language: Language = query.get('language') === 'en' ? 'en' : 'zh'
const large = query.get('text') === 'large'
const names = Object.keys(families[family] ?? {}).filter((name) => [null, name].includes(query.get('name')))

const sample: Record<Language, SampleData> = await (await fetch('/sample.json')).json()
const sections = names.map((name) => ({ name, example: families[family]?.[name] }))
const root = document.getElementById('root')
const render = family === 'studio' ? await studioRenderer() : await siteRenderer()
if (root) createRoot(root).render(sections.map(render))

type Section = (typeof sections)[number]

async function siteRenderer() {
  // The root route brings the style sheets of the site.
  const [, { sprite }] = await Promise.all([
    import('../site/app/root.tsx'),
    import('../site/app/lib/icons.server.ts'),
  ])
  document.body.insertAdjacentHTML('beforeend', sprite + accountCodes())
  const { documentElement } = document
  documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  documentElement.toggleAttribute('data-elder', large)
  return ({ name, example }: Section) => {
    if (!example) return null
    if (example.at?.startsWith('/partyBuilding') && names.length === 1)
      documentElement.dataset.theme = 'party'
    const view = large ? 'elder' : 'normal'
    const frame = <SiteFrame example={example} sample={sample[language]} language={language} view={view} />
    return (
      <section key={name} aria-label={name} data-family={family}>
        {family === 'shell' ? frame : <div className="wrap">{frame}</div>}
      </section>
    )
  }
}

/** The QR codes of the footer, which on the site the server draws. */
function accountCodes(): string {
  const symbols = sample[language].global.site.social.map(({ url }, index) => {
    const { viewBox, path } = codeParts(qrPath(url))
    return `<symbol id="${accountCodeId(index)}" viewBox="${viewBox}"><path d="${path}"/></symbol>`
  })
  return `<svg width="0" height="0" class="vh" aria-hidden="true">${symbols.join('')}</svg>`
}

async function studioRenderer() {
  const [{ setAccountLanguage }] = await Promise.all([
    import('../studio/app/language/language.ts'),
    import('@shanmen/brand/colours.css'),
    import('@shanmen/brand/colours-studio.css'),
  ])
  setAccountLanguage(language)
  // The studio has no view for large text: it follows the text size of the browser.
  if (large) document.documentElement.classList.add('large')
  return ({ name, example }: Section) =>
    example && (
      <section key={name} aria-label={name} data-family={family}>
        <StudioFrame example={example} sample={sample[language]} language={language} />
      </section>
    )
}
