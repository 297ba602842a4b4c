import { addresses, type PageName } from '@shanmen/contract/addresses.ts'
import { useGlobal } from '../data/global.ts'
import { useLanguage, usePath } from '../language/language.ts'
import { pageTitle } from '../messages/pages.ts'
import type { MenuItem } from './menu.ts'
import { menuTrail } from './menu.ts'

/**
 * The menu items from the section down to this page; empty on the home page and on unknown addresses. A `page` that the
 * menu does not have ends it all the same.
 */
export function useTrail(page?: PageName): MenuItem[] {
  const path = usePath()
  const language = useLanguage()
  const trail = menuTrail(useGlobal()?.menu ?? [], path)
  return page && trail.at(-1)?.path !== addresses[page]
    ? [...trail, { title: pageTitle(language, page), path: addresses[page], children: [] }]
    : trail
}
