import { type KindName, kindNames } from '@shanmen/content/kinds.ts'
import type { DataProvider, GetListParams, GetListResult } from 'react-admin'
import type { Input } from '../../api/schemas.ts'
import { call } from '../session/call.ts'

const kindOf = (resource: string): KindName | undefined => kindNames.find((name) => name === resource)

/** One page of a list, for the framework's list screens: the entries of a kind, or the audit log. */
async function getList(resource: string, params: GetListParams) {
  const { page = 1, perPage: pageSize = 20 } = params.pagination ?? {}
  const options = { signal: params.signal }
  if (resource === 'audit') {
    const input: Input<'auditList'> = { ...params.filter, page, pageSize }
    const { rows, total } = await call('auditList', input, options)
    return { data: rows.map((row) => ({ ...row, id: row.no })), total }
  }
  const kind = kindOf(resource)
  if (!kind) throw new Error(`There is no list of ${resource}.`)
  const input: Input<'entryList'> = { ...params.filter, kind, page, pageSize }
  const { rows, total } = await call('entryList', input, options)
  return { data: rows, total }
}

// Single entries are read and changed by calls of their own, since each step says more than "update" can.
const notOffered = () => Promise.reject(new Error('The studio makes this step by a call of its own.'))

/** What the framework's lists read from. */
export const dataProvider: DataProvider = {
  getList: (resource, params) => getList(resource, params) as Promise<GetListResult>,
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
}
