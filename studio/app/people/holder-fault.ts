import type { BothWords } from '@shanmen/content/language.ts'
import type { Holder } from '../../rights.ts'
import { peopleMessages } from '../messages/people.ts'

/** What keeps rights from being saved, in words; undefined when they can be. */
export function holderFault({ roles: chosen, sections: only, languages }: Holder): BothWords | undefined {
  const say = (key: 'chooseRole' | 'chooseSection' | 'chooseLanguage') => ({
    zh: peopleMessages.zh[key],
    en: peopleMessages.en[key],
  })
  if (chosen.length === 0) return say('chooseRole')
  if (only?.length === 0) return say('chooseSection')
  return languages?.length === 0 ? say('chooseLanguage') : undefined
}
