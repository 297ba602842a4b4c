import type { Notice } from '@shanmen/contract/types.ts'
import { listLoader } from '../../../data/load.ts'
import { readQuery } from '../../../data/query.ts'

/** Loader of one of the two lists of notices. `?type=` in the address is the category of the call. */
export const noticesLoader = (type: Notice['type'], pageSize: number) =>
  listLoader('informationDisclosureList', {
    fixed: ({ url }) => ({ type, pageSize, category: readQuery(url)?.type }),
    types: 'informationDisclosure',
  })
