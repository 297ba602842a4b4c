import { languageCodes } from '@shanmen/content/language.ts'
import { contentSections } from '@shanmen/contract/items.ts'
import { type Holder, roleNames, roles } from '../../rights.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'
import { Choices, LimitedChoices } from './choices.tsx'

type HolderFieldsProps = { holder: Holder; onChange: (holder: Holder) => void }

/** Roles, and the sections and languages they are limited to. */
export function HolderFields({ holder, onChange }: HolderFieldsProps) {
  const t = useMessages(peopleMessages)
  const shell = useMessages(shellMessages)
  const language = useLanguage()
  return (
    <>
      <Choices
        label={t.roles}
        options={roles.map((role) => ({
          value: role,
          label: roleNames[role][language],
          note: t.roleNotes[role],
        }))}
        chosen={holder.roles}
        onChange={(chosen) => onChange({ ...holder, roles: chosen })}
      />
      <LimitedChoices
        label={t.limitSections}
        options={contentSections.map((section) => ({ value: section, label: shell.sections[section] }))}
        chosen={holder.sections}
        onChange={(chosen) => onChange({ ...holder, sections: chosen })}
      />
      <LimitedChoices
        label={t.limitLanguages}
        options={languageCodes.map((code) => ({ value: code, label: t.languages[code] }))}
        chosen={holder.languages}
        onChange={(chosen) => onChange({ ...holder, languages: chosen })}
      />
    </>
  )
}
