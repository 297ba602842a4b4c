import { Box, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material'
import { contentSections } from '@shanmen/contract/items.ts'
import { type InterfaceText, languageCodes } from '@shanmen/contract/languages.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { type Holder, roleNames, roles } from '../../rights.ts'
import { Note, Problem } from '../components/call-status.tsx'
import { StudioDialog } from '../components/dialog.tsx'
import { useAction } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { peopleMessages } from '../messages/people.ts'
import { shellMessages } from '../messages/shell.ts'
import { languageNames } from '../messages/states.ts'
import { call, updateMe, useMe } from '../session/session.ts'
import { useUnsent } from '../session/unsent.ts'
import type { NewLink, Person } from './people.tsx'

type PersonDialogProps = {
  /** Left out for an invitation. */
  person: Person | undefined
  onClose: () => void
  onDone: (link: NewLink | undefined) => void
}

type Form = { email: string; name: string; holder: Holder }

/** Invites someone, or changes their name, rights and whether the account is active. */
export function PersonDialog({ person, onClose, onDone }: PersonDialogProps) {
  const t = useMessages(peopleMessages)
  const me = useMe()
  const own = me.id === person?.id
  // Stored rights of someone who has an account could be older than the present ones.
  const form = useUnsent<Form>(person ? undefined : 'invite', {
    email: '',
    name: person?.name ?? '',
    holder: {
      roles: person?.roles ?? ['editor'],
      sections: person?.sections ?? null,
      languages: person?.languages ?? null,
    },
  })
  const { email, name, holder } = form.value
  const change = (next: Partial<Form>) => form.write({ ...form.value, ...next })
  const [active, setActive] = useState(person?.active ?? true)
  const notify = useNotify()
  const fault = holderFault(holder)
  const { busy, problem, run } = useAction(async () => {
    const rights = rightsOf(holder)
    if (person) {
      const before = { name: person.name, active: person.active, ...rightsOf(person) }
      const changed = await call('changePerson', { id: person.id, name, active, ...rights, before })
      if (own) updateMe({ ...me, name: changed.name })
      if (changed.requested) notify(t.requested, { type: 'info' })
      return onDone(undefined)
    }
    const link = await call('invitePerson', { email, name, ...rights })
    form.sent()
    onDone(link)
  })
  return (
    <StudioDialog
      title={person ? t.changeTitle(person.name) : t.inviteTitle}
      onClose={onClose}
      onCancel={() => {
        form.sent()
        onClose()
      }}
      submit={{
        label: person ? t.save : t.send,
        run: () => void run(),
        busy,
        disabled: fault !== undefined || !name.trim() || (!person && !email.trim()),
      }}
    >
      {!person && (
        <TextField
          required
          type="email"
          label={t.email}
          value={email}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      <TextField
        required
        label={t.name}
        value={name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <HolderFields holder={holder} onChange={(next) => change({ holder: next })} />
      {person && !own && (
        <>
          <FormControlLabel
            control={<Checkbox checked={active} onChange={(event) => setActive(event.target.checked)} />}
            label={t.isActive}
          />
          <FormHelperText sx={{ mt: 0, ml: 4 }}>{t.isActiveNote}</FormHelperText>
        </>
      )}
      <Problem of={fault ?? problem} />
    </StudioDialog>
  )
}

const rightsOf = ({ roles: chosen, sections, languages }: Holder) => ({
  roles: [...chosen],
  sections: sections && [...sections],
  languages: languages && [...languages],
})

type HolderFieldsProps = { holder: Holder; onChange: (holder: Holder) => void }

/** Roles, and the sections and languages they are limited to. */
function HolderFields({ holder, onChange }: HolderFieldsProps) {
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
        options={languageCodes.map((code) => ({ value: code, label: languageNames[language][code] }))}
        chosen={holder.languages}
        onChange={(chosen) => onChange({ ...holder, languages: chosen })}
      />
    </>
  )
}

type Option<V> = { value: V; label: string; note?: string }

type ChoicesProps<V> = {
  label: string
  options: readonly Option<V>[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
}

/** A group of checkboxes. */
function Choices<V extends string>({ label, options, chosen, onChange }: ChoicesProps<V>) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 1.5, p: 0 }}>
      <Note component="legend" sx={{ p: 0 }}>
        {label}
      </Note>
      {options.map(({ value, label: name, note }) => (
        <FormControlLabel
          key={value}
          sx={{ display: note ? 'flex' : 'inline-flex', mr: 2 }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(
                  options
                    .map((option) => option.value)
                    .filter((each) => (each === value ? event.target.checked : chosen.includes(each))),
                )
              }
            />
          }
          label={note ? `${name} · ${note}` : name}
        />
      ))}
    </Box>
  )
}

type LimitedProps<V> = Omit<ChoicesProps<V>, 'chosen' | 'onChange'> & {
  chosen: readonly V[] | null
  onChange: (chosen: V[] | null) => void
}

/** A group of checkboxes that can be switched off as a whole: null is no limit. */
function LimitedChoices<V extends string>({ label, options, chosen, onChange }: LimitedProps<V>) {
  return (
    <Box sx={{ mt: 1.5 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={chosen !== null}
            onChange={(event) => onChange(event.target.checked ? [] : null)}
          />
        }
        label={label}
      />
      {chosen && (
        <Box
          sx={{
            pl: 4,
            '& fieldset': { mt: 0 },
            '& legend': {
              position: 'absolute',
              width: '1px',
              height: '1px',
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
          }}
        >
          <Choices label={label} options={options} chosen={chosen} onChange={onChange} />
        </Box>
      )}
    </Box>
  )
}

/** Why rights cannot be saved, as a message; undefined when they can be. */
export function holderFault({ roles: chosen, sections: only, languages }: Holder): InterfaceText | undefined {
  const say = (key: 'chooseRole' | 'chooseSection' | 'chooseLanguage') => ({
    zh: peopleMessages.zh[key],
    en: peopleMessages.en[key],
  })
  if (chosen.length === 0) return say('chooseRole')
  if (only?.length === 0) return say('chooseSection')
  return languages?.length === 0 ? say('chooseLanguage') : undefined
}
