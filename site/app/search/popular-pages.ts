import { addresses, type PageName } from '@shanmen/contract/addresses.ts'
import { useGlobal } from '../data/global.ts'
import { menuTrail } from '../lib/menu.ts'

/** What visitors look for most. */
const popular = [
  'scenicList',
  'newsGroupList',
  'jobList',
  'purchaseList',
  'rentList',
  'contact',
] as const satisfies readonly PageName[]

export type PopularPage = (typeof popular)[number]

/** The popular pages that the menu has. */
export function usePopularPages(): readonly PopularPage[] {
  const menu = useGlobal()?.menu ?? []
  return popular.filter((name) => menuTrail(menu, addresses[name]).at(-1)?.path === addresses[name])
}
