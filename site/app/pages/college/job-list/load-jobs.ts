import type { LoadArgs } from '../../../data/load.ts'
import { invalid } from '../../../data/problem.ts'
import { readQuery } from '../../../data/query.ts'

/** One page of the vacancies under the filters of the address, and what the group says to those who apply. */
export async function loadJobs({ call, languageId, url }: LoadArgs) {
  const query = readQuery(url)
  if (query === undefined) throw invalid(url)
  const { page, type, city, keyword } = query
  const [list, types, { concept, policies }] = await Promise.all([
    call('hireList', { languageId, pageNum: page, type, city, keyword }),
    call('typeList', { languageId, module: 'hire' }),
    call('personnel', { languageId }),
  ])
  if (page > Math.max(1, list.pages)) throw invalid(url)
  return { ...list, types: types.list, personnel: { concept, policies } }
}
