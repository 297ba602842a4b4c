import { sections } from '@shanmen/content/kind.ts'
import { languageCodes } from '@shanmen/content/language.ts'
import { type Holder, roleNames, roles } from '../../rights.ts'
import { useLanguage, useWords } from '../language/language.ts'
import { peopleWords } from '../messages/people.ts'
import { shellWords } from '../messages/shell.ts'
import { Choices, LimitedChoices } from './choices.tsx'

type HolderFieldsProps = { holder: Holder; onChange: (holder: Holder) => void }

/** Roles, and the sections and languages they are limited to. */
export function HolderFields({ holder, onChange }: HolderFieldsProps) {
  const words = useWords(peopleWords)
  const shell = useWords(shellWords)
  const language = useLanguage()
  return (
    <>
      <Choices
        label={words.roles}
        options={roles.map((role) => ({
          value: role,
          label: roleNames[role][language],
          note: words.roleNotes[role],
        }))}
        chosen={holder.roles}
        onChange={(chosen) => onChange({ ...holder, roles: chosen })}
      />
      <LimitedChoices
        label={words.limitSections}
        options={sections.map((section) => ({ value: section, label: shell.sections[section] }))}
        chosen={holder.sections}
        onChange={(chosen) => onChange({ ...holder, sections: chosen })}
      />
      <LimitedChoices
        label={words.limitLanguages}
        options={languageCodes.map((code) => ({ value: code, label: words.languages[code] }))}
        chosen={holder.languages}
        onChange={(chosen) => onChange({ ...holder, languages: chosen })}
      />
    </>
  )
}
