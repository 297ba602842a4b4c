import { addresses } from '@shanmen/contract/addresses.ts'
import { detailLoader } from '../../../data/load.ts'

/** Loader of one notice; a lease under the address of tenders, or the other way round, is sent to its own (R187). */
export const noticeLoader = () =>
  detailLoader('informationDisclosureDetail', {
    address: ({ type }) => (type === 'rent' ? addresses.rentDetail : addresses.purchaseDetail),
  })
