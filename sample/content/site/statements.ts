import { entriesOf } from '../../entry.ts'
import { accessibility } from './statements/accessibility.ts'
import { privacy } from './statements/privacy.ts'
import { terms } from './statements/terms.ts'

/** The statements that every footer links to. */
export const statement = () => entriesOf('statement', [privacy, accessibility, terms])
