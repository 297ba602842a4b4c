import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { compareText } from './word-diff.ts'

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': { textDecorationThickness: 2, color: theme.palette.success.main },
  '& del': { color: theme.palette.error.main },
}))

/**
 * Two texts as one, with what was taken out struck through and what was added underlined, so that neither colour nor
 * sight is needed: `ins` and `del` are announced by screen readers.
 */
export function ComparedText({ before, after, lang }: { before: string; after: string; lang?: string }) {
  const parts = useMemo(() => compareText(before, after), [before, after])
  let at = 0
  return (
    <Text lang={lang}>
      {parts.map(({ kind, text }) => {
        at += text.length
        const key = `${kind}${at}`
        if (kind === 'same') return text
        return kind === 'added' ? <ins key={key}>{text}</ins> : <del key={key}>{text}</del>
      })}
    </Text>
  )
}
