import { entriesOf } from '../../entry.ts'
import { earlier } from './milestones-earlier.ts'
import { later } from './milestones-later.ts'

/** Eighteen days out of twenty-six years. */
export const milestone = () => entriesOf('milestone', [...earlier, ...later])
