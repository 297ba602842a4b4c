import { lineDrawings } from './manifest/drawings.ts'
import { group } from './manifest/group.ts'
import { emblems } from './manifest/marks.ts'
import type { Rows } from './manifest/row.ts'

/** Every picture of the sample content by the name that entries refer to. */
export const manifest: Rows = {
  ...group,
  ...emblems,
  ...lineDrawings,
}
