import { Box, Button, Paper, Typography } from '@mui/material'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { LinkBase } from 'react-admin'
import { Note } from '../components/call-status.tsx'
import { useMessages } from '../language/language.ts'
import { shellMessages } from '../messages/shell.ts'

type PageProps = { title: string; note?: ReactNode; actions?: ReactNode; children: ReactNode }

// The first screen leaves the focus to the browser; every later one focuses its heading, which is announced.
let opened = false

/** A screen of the studio: its heading, which is also the window's title and receives the focus on navigation. */
export function Page({ title, note, actions, children }: PageProps) {
  const t = useMessages(shellMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (opened) heading.current?.focus()
    opened = true
  }, [])
  useEffect(() => {
    document.title = `${title} · ${t.studio}`
  }, [title, t])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {title}
          </Typography>
          {note && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {note}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {children}
    </>
  )
}

type CardProps = { title: string; count?: number; wide?: boolean; children: ReactNode }

/** A bordered part of a screen with its heading and the number of its rows. */
export function Card({ title, count, wide, children }: CardProps) {
  const id = useId()
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: 2.5, minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}
    >
      <Typography variant="h2" id={id} sx={{ mb: 1.25, display: 'flex', alignItems: 'baseline', gap: 1 }}>
        {title}
        {count ? (
          <Box component="span" sx={{ typography: 'body1', color: 'primary.main' }}>
            {count}
          </Box>
        ) : null}
      </Typography>
      {children}
    </Paper>
  )
}

type ListCardProps = {
  title: string
  /** Shown instead of the list when it is empty. */
  none?: string
  rows: readonly { key: string | number; content: ReactNode; note?: ReactNode }[]
  /** The number in the heading, if not all rows are shown. */
  count?: number
  children?: ReactNode
}

/** A card with a list: each row has its content and below it a note. */
export function ListCard({ title, none, rows, count = rows.length, children }: ListCardProps) {
  return (
    <Card title={title} count={count}>
      {rows.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ key, content, note }) => (
          <Box component="li" key={key} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            {content}
            <Note sx={{ overflowWrap: 'anywhere' }}>{note}</Note>
          </Box>
        ))}
      </Box>
      {children}
    </Card>
  )
}

export function NotFound() {
  const t = useMessages(shellMessages)
  return <NoScreen title={t.notFoundTitle} note={t.notFound} />
}

/** Shown instead of a screen that this person may not see; the server would refuse its calls too. */
export function NotAllowed() {
  const t = useMessages(shellMessages)
  return <NoScreen title={t.notAllowedTitle} note={t.notAllowed} />
}

function NoScreen({ title, note }: { title: string; note: string }) {
  const t = useMessages(shellMessages)
  return (
    <Page title={title} note={note}>
      <Button component={LinkBase} to="/" variant="outlined">
        {t.toDashboard}
      </Button>
    </Page>
  )
}

/** Shown instead of a screen that failed. Reloading also loads the newest version of the studio. */
export function BrokenScreen() {
  const t = useMessages(shellMessages)
  return (
    <Page title={t.brokenTitle} note={t.broken}>
      <Button variant="contained" onClick={() => location.reload()}>
        {t.reload}
      </Button>
    </Page>
  )
}
