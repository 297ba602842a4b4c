import { loader } from '../../../data/load.ts'

const covers = 4
const leases = 3

/** What the procurement page shows of its neighbours. A call that fails leaves its section out. */
export const loadShelf = loader(async ({ call, languageId }) => {
  const [reports, rents] = await Promise.all([
    call('responsibilityReportList', { languageId }).catch(() => null),
    call('informationDisclosureList', { languageId, type: 'rent', status: 'open', pageSize: leases }).catch(
      () => null,
    ),
  ])
  return { reports: reports?.list.slice(0, covers) ?? [], leases: rents?.list ?? [] }
})
