import { styled } from '@mui/material/styles'
import { diffArrays } from 'diff'
import { useMemo } from 'react'

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& ins': { textDecorationThickness: 2, color: theme.palette.success.main },
  '& del': { color: theme.palette.error.main },
}))

/**
 * The difference of two texts: removed words struck through, added words underlined, so that no colour is needed; screen
 * readers announce `ins` and `del`.
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

/** A piece of text that both have, or only the later (`added`) or the earlier one (`removed`). */
type Part = { kind: 'same' | 'added' | 'removed'; text: string }

// Tokens: a Chinese character, a Latin word or number, spaces, any other character.
const token = /[[\p{L}\p{N}\p{M}]--[\p{Script=Han}]]+|\s+|./gsv

const tokensOf = (text: string): string[] => text.match(token) ?? []

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? []

/** Changes that are looked for: the time grows with their square, and a tab stood still for minutes over two long texts. */
const mostChanges = 2000

/**
 * Two texts compared word by word, Chinese by character; by whole lines where too much differs, and one after the other where
 * too many lines do. Parts in reading order; together they hold both texts.
 */
export function compareText(before: string, after: string): Part[] {
  const parts =
    diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: mostChanges }) ??
    diffArrays(linesOf(before), linesOf(after), { maxEditLength: mostChanges })
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }))
}
