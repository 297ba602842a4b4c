import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import { Box, Paper } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { isJsonObject, type JsonObject, rowTitle } from '@shanmen/content/documents/document.ts'
import { useState } from 'react'
import { Note } from '../../components/call-status.tsx'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useValue } from '../editing.tsx'
import { type ControlProps, idOf, type RowRenderer, useHelp } from '../fields/field-help.ts'
import { keyOf } from '../model/paths.ts'
import { focusSoon, RowActions, Rows, useRemoved } from './row-actions.tsx'

/** Rows of the same fields: added, removed with undo, and reordered by buttons. */
export function ListControl({ field, path, label, renderRow }: ControlProps<'list'> & RowRenderer) {
  const { value, step, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const [announcement, setAnnouncement] = useState('')
  const { removed, remember, undo } = useRemoved<{ index: number; row: JsonObject }>()
  const { help, error } = useHelp(path)
  const rows: JsonObject[] = Array.isArray(value) ? value.map((row) => (isJsonObject(row) ? row : {})) : []
  const isFull = rows.length >= field.max
  const titleOf = (row: JsonObject, index: number) => rowTitle(field.of, row, language) || t.row(index + 1)
  const put = (next: JsonObject[], message = '') => {
    step(next.length > 0 ? next : undefined)
    setAnnouncement(message)
  }
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row) return
    put(rows.toSpliced(from, 1).toSpliced(to, 0, row), t.moved(titleOf(row, to), to + 1))
    // Pressed again, the button moves the same row on.
    focusSoon(buttonOf(to, to < from ? 'up' : 'down'))
  }
  const buttonOf = (index: number, name: 'up' | 'down') => idOf([...path, index, `move-${name}`])
  const removeOf = (index: number) => idOf([...path, index, 'remove'])
  const remove = (index: number, row: JsonObject) => {
    put(rows.toSpliced(index, 1))
    remember({ index, row })
    focusSoon(removeOf(index), idOf(path))
  }
  return (
    <Rows
      id={idOf(path)}
      label={label}
      announcement={announcement}
      removed={
        removed && !locked
          ? { title: titleOf(removed.row, removed.index), onUndo: () => undo(removeOf(removed.index)) }
          : undefined
      }
      help={help}
      error={error}
      add={
        locked
          ? undefined
          : {
              label: isFull ? t.rowFull(field.max) : t.add(label),
              disabled: isFull,
              run: () => put([...rows, {}]),
            }
      }
    >
      {rows.map((row, index) => (
        <Paper
          key={keyOf([...path, index])}
          component="fieldset"
          variant="outlined"
          sx={{ m: 0, mb: 1, p: 1.5, pt: 0.5, minWidth: 0 }}
        >
          <Box component="legend" sx={visuallyHidden}>
            {titleOf(row, index)}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center' }}>
            <Note noWrap aria-hidden sx={{ flex: 1 }}>
              {`${index + 1} · ${titleOf(row, index)}`}
            </Note>
            {!locked && (
              <RowActions
                of={titleOf(row, index)}
                actions={[
                  {
                    name: t.up,
                    id: buttonOf(index, 'up'),
                    icon: <ArrowUpward fontSize="inherit" />,
                    run: index > 0 ? () => move(index, index - 1) : undefined,
                  },
                  {
                    name: t.down,
                    id: buttonOf(index, 'down'),
                    icon: <ArrowDownward fontSize="inherit" />,
                    run: index < rows.length - 1 ? () => move(index, index + 1) : undefined,
                  },
                  {
                    name: t.remove,
                    id: removeOf(index),
                    icon: <Close fontSize="inherit" />,
                    run: () => remove(index, row),
                  },
                ]}
              />
            )}
          </Box>
          {renderRow([...path, index])}
        </Paper>
      ))}
    </Rows>
  )
}
