import type { State } from '@shanmen/content/entries/state.ts'
import { stateNames } from '../messages/states.ts'

/** Every state, in the order of an entry's way to the public. The table of words names them all. */
export const states = Object.keys(stateNames.zh) as State[]
