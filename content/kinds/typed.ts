import type { InterfaceText } from '@shanmen/contract/languages.ts'
import type { Kind } from '../kind.ts'
import { collegeKinds } from './college.ts'
import { disclosureKinds } from './disclosure.ts'
import { groupKinds } from './group.ts'
import { memberKinds } from './member.ts'
import { newsKinds } from './news.ts'
import { partyKinds } from './party.ts'

const all: readonly Kind[] = [
  memberKinds,
  collegeKinds,
  groupKinds,
  disclosureKinds,
  partyKinds,
  newsKinds,
].flatMap((kinds): Kind[] => Object.values(kinds))

const hasTypes = ({ shared }: Kind) => Object.values(shared).some(({ type }) => type === 'entryType')

/** The kinds whose entries have a type that editors keep, by what they are called. */
export const typedKinds: Record<string, InterfaceText> = Object.fromEntries(
  all.filter(hasTypes).map(({ name, label }) => [name, label]),
)
