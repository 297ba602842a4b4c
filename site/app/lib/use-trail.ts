import { useGlobal } from '../data/global.ts'
import { usePath } from '../language/language.ts'
import type { MenuItem } from './menu.ts'
import { menuTrail } from './menu.ts'

/** The menu items from the section down to this page; empty on the home page and on unknown addresses. */
export function useTrail(): MenuItem[] {
  const path = usePath()
  return menuTrail(useGlobal()?.menu ?? [], path)
}
