import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { LinkBase } from 'react-admin'
import { useLanguage, useMessages } from '../language/language.ts'
import { dashboardMessages } from '../messages/dashboard.ts'
import { type CardItem, kindLabel } from './dashboard-item.tsx'

const first = 6

type CardProps = { title: string; none: string; items: CardItem[]; foot?: ReactNode }

/** A card of the front page: a short list, the rest on demand. */
export function EntryCard({ title, none, items, foot }: CardProps) {
  const t = useMessages(dashboardMessages)
  const reader = useLanguage()
  const [all, setAll] = useState(false)
  const shown = all ? items : items.slice(0, first)
  return (
    <Card title={title} count={items.length}>
      {items.length === 0 && <Typography color="textSecondary">{none}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ key, to, title: name, language, kind, note }) => (
          <Box component="li" key={key} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Link
              component={LinkBase}
              to={to}
              color="textPrimary"
              lang={name && language === 'zh' ? 'zh-CN' : name ? 'en' : undefined}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {name || t.untitled}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {kindLabel(kind, reader)} · {note}
            </Typography>
          </Box>
        ))}
      </Box>
      {shown.length < items.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t.more(items.length - first)}
        </Button>
      )}
      {foot && items.length > 0 && <Box sx={{ pt: 1 }}>{foot}</Box>}
    </Card>
  )
}

type FrameProps = { title: string; count?: number; wide?: boolean; children: ReactNode }

/** The paper of a card with its heading and how many things it holds. */
export function Card({ title, count, wide, children }: FrameProps) {
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
