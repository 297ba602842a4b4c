import { addresses } from '@shanmen/contract/addresses.ts'
import type { Notice } from '@shanmen/contract/types.ts'
import { detailLoader, listLoader } from '../../../data/load.ts'
import { readQuery } from '../../../data/query.ts'

/** Loader of one of the two lists of notices. `?type=` in the address is the category of the call. */
export const noticesLoader = (type: Notice['type']) =>
  listLoader('informationDisclosureList', {
    fixed: ({ url }) => ({ type, category: readQuery(url)?.type }),
    types: 'informationDisclosure',
    scope: type,
  })

/** Loader of one notice; a lease under the address of tenders, or vice versa, is redirected to its own. */
export const noticeLoader = () =>
  detailLoader('informationDisclosureDetail', {
    address: ({ type }) => (type === 'rent' ? addresses.rentDetail : addresses.purchaseDetail),
  })
