import type { Page } from 'playwright-core'

/** Everything a page must never come to hold, whatever an editor saved. */
export const intruders = () =>
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

/** Fails the test when a script speaks up or anything is asked from elsewhere. */
export function watch(page: Page, origin: string): string[] {
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
