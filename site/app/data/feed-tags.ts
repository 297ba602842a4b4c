import { sections } from '@shanmen/contract/addresses.ts'
import { feedFormatNames, feedFormats, feedOfPath, feedPath } from '@shanmen/contract/feeds.ts'
import { languageOfPath, pathIn } from '@shanmen/contract/languages.ts'
import type { MenuItem } from '@shanmen/contract/types.ts'
import type { MetaDescriptor } from 'react-router'
import { joined } from '../messages/components.ts'

/** Where readers of feeds find the section's feed, on its lists and items; none on other pages. */
export function feedTags(pathname: string, menu: readonly MenuItem[] = []): MetaDescriptor[] {
  const name = feedOfPath(pathname)
  if (!name) return []
  const section = menu.find(({ path }) => path === sections[name])?.title
  const language = languageOfPath(pathname)
  return feedFormatNames.map((format) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    type: feedFormats[format].type,
    title: joined(section, feedFormats[format].name),
    href: pathIn(language, feedPath(name, format)),
  }))
}
