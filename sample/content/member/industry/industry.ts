import { entriesOf } from '../../../entry.ts'
import { digital } from './digital.ts'
import { ecology } from './ecology.ts'
import { energy } from './energy.ts'
import { operations } from './operations.ts'
import { wellness } from './wellness.ts'

/** The five industry clusters. */
export const industry = () => entriesOf('industry', [operations, digital, wellness, energy, ecology])
