import { escapeHtml } from '@shanmen/api/rich-text/html.ts'
import { kindOf } from '@shanmen/content/documents/document.ts'
import { addresses } from '@shanmen/contract/addresses.ts'
import type { Call } from '@shanmen/contract/client.ts'
import { type Language, labelIn, languages, pathIn } from '@shanmen/contract/languages.ts'
import { showMoment } from '@shanmen/site/app/lib/dates.ts'
import type { Feed } from './formats.ts'

/** Reads the alerts that are active as a feed. Throws ApiError when the API does not answer. */
export async function readAlertFeed(call: Call, language: Language, publicUrl: string): Promise<Feed> {
  const languageId = languages[language].id
  const { site } = await call('menu', { languageId })
  const { list } = await call('alertList', { languageId })
  const toUrl = (path: string) => publicUrl + pathIn(language, path)
  const home = toUrl(addresses.home)
  return {
    title: `${labelIn(kindOf('alert').many, language)} — ${site.name}`,
    description: site.description,
    author: site.name,
    language,
    page: home,
    items: list
      .map(({ id, levelName, title, text, path, from, until, updatedAt }) => ({
        id: `${home}#alert-${encodeURIComponent(id)}`,
        url: toUrl(path || addresses.home),
        title: `${levelName} · ${title}`,
        summary: text,
        html: [text, `${showMoment(from, language)} – ${showMoment(until, language)}`]
          .map((line) => line && `<p>${escapeHtml(line)}</p>`)
          .join(''),
        image: undefined,
        original: undefined,
        category: levelName,
        published: from,
        updated: updatedAt,
      }))
      .sort((a, b) => Date.parse(b.published) - Date.parse(a.published)),
  }
}
