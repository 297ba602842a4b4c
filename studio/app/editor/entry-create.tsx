import { Box, Button, TextField, Typography } from '@mui/material'
import type { Kind } from '@shanmen/content/kind.ts'
import { kindNames } from '@shanmen/content/kinds.ts'
import { eachLanguage, type Language, languageCodes, languages } from '@shanmen/contract/languages.ts'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { can } from '../../rights.ts'
import { Problem } from '../components/call-status.tsx'
import { useAction } from '../components/use-call.ts'
import { useLanguage, useMessages } from '../language/language.ts'
import { editorMessages } from '../messages/editor.ts'
import { call, useMe } from '../session/session.ts'
import { useUnsent } from '../session/unsent.ts'
import { NotAllowed, Page } from '../shell/page.tsx'

/** A title that another screen asks for, in the state of the history. */
export type RequestedTitle = { title: string; language: Language }

/** Characters of a slug, as the server allows them. */
const longestSlug = 80

/** Creates an entry from its name; from then on it is a draft that saves itself. A single entry starts empty. */
export default function EntryCreate({ kind }: { kind: Kind }) {
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const me = useMe()
  const navigate = useNavigate()
  const { state } = useLocation()
  const requested: RequestedTitle | undefined = state?.requestedTitle
  const own = languageCodes.filter((code) => can(me, 'write', { section: kind.section, language: code }))
  const unsent = useUnsent(`create:${kind.name}${requested ? `:${requested.title}` : ''}`, {
    titles: eachLanguage((code) =>
      // A title that this person may neither see nor change here would be refused.
      code === requested?.language && own.includes(code) ? requested.title : '',
    ),
    slug: '',
  })
  const { titles, slug } = unsent.value
  const name = ['title', 'name', 'headline'].find((each) => Object.hasOwn(kind.words, each))
  const field = name ? kind.words[name] : undefined
  const most = field?.type === 'text' ? field.max : 200
  const create = useAction(async (event: FormEvent) => {
    event.preventDefault()
    const of = (title: string) => (name && title.trim() ? { [name]: title.trim() } : null)
    const { id } = await call('createEntry', {
      kind: kindNames.find((each) => each === kind.name) ?? 'news',
      ...(slug.trim() && { slug: slug.trim() }),
      document: { shared: {}, ...eachLanguage((code) => (own.includes(code) ? of(titles[code]) : null)) },
    })
    unsent.sent()
    // Of a single entry that was opened for a new row the state says which.
    navigate(`/${kind.name}/${id}`, { replace: true, ...(kind.single && { state }) })
  })
  if (!can(me, 'write', kind)) return <NotAllowed />
  const isNamed = kind.single || name === undefined || own.some((code) => titles[code].trim() !== '')
  const isTooLong = slug.length > longestSlug || own.some((code) => titles[code].length > most)
  const limited = ({ length }: string, max: number, hint = '') => ({
    error: length > max,
    helperText: length > max ? t.limit(length, max) : hint,
  })
  return (
    <Page title={kind.single ? kind.label[language] : t.create(kind.label[language])}>
      <Box component="form" onSubmit={(event) => void create.run(event)} sx={{ maxWidth: '36rem' }}>
        <Typography sx={{ mb: 1.5 }}>{kind.single ? t.createHereText : t.createText}</Typography>
        {!kind.single &&
          field &&
          own.map((code) => (
            <TextField
              key={code}
              label={t.inLanguage(field.label[language], code)}
              value={titles[code]}
              onChange={(event) => unsent.write({ slug, titles: { ...titles, [code]: event.target.value } })}
              {...limited(titles[code], most)}
              slotProps={{ htmlInput: { lang: languages[code].tag, readOnly: create.busy } }}
            />
          ))}
        {!kind.single && (
          <TextField
            label={t.slug}
            value={slug}
            onChange={(event) => unsent.write({ titles, slug: event.target.value })}
            {...limited(slug, longestSlug, t.slugHint)}
            slotProps={{ htmlInput: { readOnly: create.busy } }}
          />
        )}
        <Problem of={create.problem} />
        <Button
          type="submit"
          variant="contained"
          disabled={!isNamed || isTooLong || create.busy}
          sx={{ mt: 1 }}
        >
          {kind.single ? t.createHere : t.createNow}
        </Button>
      </Box>
    </Page>
  )
}
