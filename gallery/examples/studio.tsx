import { Button, Stack, TableCell, TableRow } from '@mui/material'
import type { State } from '@shanmen/content/entries/list.ts'
import { clientMessages } from '@shanmen/contract/envelope.ts'
import { useState } from 'react'
import { Loaded, Problem } from '../../studio/app/components/call-status.tsx'
import { CopyButton } from '../../studio/app/components/copy-button.tsx'
import { StudioDialog } from '../../studio/app/components/dialog.tsx'
import { ErrorBoundary } from '../../studio/app/components/error-boundary.tsx'
import { SelectField } from '../../studio/app/components/select-field.tsx'
import { StackedTable } from '../../studio/app/components/stacked-table.tsx'
import { StateChip } from '../../studio/app/components/state-chip.tsx'
import { useLanguage, useMessages } from '../../studio/app/language/language.ts'
import { shellMessages } from '../../studio/app/messages/shell.ts'
import { stateNames } from '../../studio/app/messages/states.ts'
import type { Examples } from '../example.ts'

const states = Object.keys(stateNames.zh) as State[]
const problem = clientMessages.network
const nothing = () => {}

function OpenedDialog({ title, text }: { title: string; text: string }) {
  const t = useMessages(shellMessages)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t.signOut}
      </Button>
      <StudioDialog
        open={open}
        title={title}
        text={text}
        onClose={close}
        submit={{ label: t.signOut, run: close }}
      />
    </>
  )
}

function StateField() {
  const language = useLanguage()
  const [state, setState] = useState<State>('draft')
  const names = stateNames[language]
  return (
    <SelectField
      label={names[state]}
      value={state}
      options={states.map((state) => [state, names[state]])}
      onChange={setState}
    />
  )
}

function BrokenScreen() {
  const t = useMessages(shellMessages)
  return (
    <ErrorBoundary broken={<p>{t.brokenTitle}</p>}>
      <Fails />
    </ErrorBoundary>
  )
}

/** Fails in the browser only: on the server React has no error boundaries. */
function Fails() {
  if (typeof window !== 'undefined') throw new Error('An example of an error')
  return <p>ErrorBoundary</p>
}

export const studio: Examples = {
  StateChip: {
    render: () => (
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {states.map((state) => (
          <StateChip key={state} language="zh" state={state} />
        ))}
      </Stack>
    ),
  },
  CopyButton: { render: ({ global }) => <CopyButton text={global.site.name} /> },
  StudioDialog: {
    render: ({ article }) => <OpenedDialog title={article.title} text={article.summary} />,
  },
  SelectField: { render: () => <StateField /> },
  StackedTable: {
    render: ({ contact }) => (
      <StackedTable size="small">
        {contact.departments.map(({ name, duty, phone }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{duty}</TableCell>
            <TableCell>{phone}</TableCell>
          </TableRow>
        ))}
      </StackedTable>
    ),
  },
  Loaded: {
    render: ({ article }) => (
      <>
        <Loaded of={{ data: article, problem: undefined, reload: nothing }}>
          {({ title }) => <p>{title}</p>}
        </Loaded>
        <Loaded of={{ data: undefined, problem: undefined, reload: nothing }}>{() => null}</Loaded>
        <Loaded of={{ data: undefined, problem, reload: nothing }}>{() => null}</Loaded>
      </>
    ),
  },
  Problem: { render: () => <Problem of={problem} /> },
  ErrorBoundary: { render: () => <BrokenScreen /> },
}
