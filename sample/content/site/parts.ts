import { entriesOf } from '../../entry.ts'
import { chairman, leadership, ownership } from './parts/group.ts'
import { campus, cooperation } from './parts/partners.ts'
import { catalogue, figures } from './parts/reports.ts'
import { visitors } from './parts/visitors.ts'

/** What pages have below their own content. */
export const part = () =>
  entriesOf('part', [chairman, leadership, ownership, figures, catalogue, cooperation, campus, visitors])
