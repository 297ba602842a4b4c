import { Box, Button } from '@mui/material'
import type { Field, Fields } from '@shanmen/content/fields.ts'
import { useState } from 'react'
import { ComparedText } from '../../compare/compared-text.tsx'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useMarks } from '../editing.tsx'
import { FieldConflict } from '../field-conflict.tsx'
import { ListControl } from '../lists/list-control.tsx'
import { TreeControl } from '../lists/tree-control.tsx'
import type { Path } from '../model/paths.ts'
import { PlaceControl } from '../place/place-control.tsx'
import { RichControl } from '../rich/rich-control.tsx'
import type { ControlProps } from './field-help.ts'
import { MediaControl } from './media-control.tsx'
import { DateControl, DateTimeControl } from './moment-controls.tsx'
import { MonthDayControl, WeekdaysControl } from './opening-controls.tsx'
import { PageControl } from './page-control.tsx'
import {
  AddressControl,
  BothControl,
  ChoiceControl,
  EntryTypeControl,
  FlagControl,
  NumberControl,
  TextControl,
} from './plain-controls.tsx'

/** The control of a field. A new type of field does not compile before it has one. */
export function Control({ field, path, label }: ControlProps) {
  const props = { path, label }
  const row = (fields: Fields) => (at: Path) => <RowFields fields={fields} path={at} />
  switch (field.type) {
    case 'text':
      return <TextControl field={field} {...props} />
    case 'both':
      return <BothControl field={field} {...props} />
    case 'rich':
      return <RichControl field={{ ...field, type: 'rich' }} {...props} />
    case 'flag':
      return <FlagControl field={{ ...field, type: 'flag' }} {...props} />
    case 'number':
      return <NumberControl field={field} {...props} />
    case 'choice':
      return <ChoiceControl field={field} {...props} />
    case 'entryType':
      return <EntryTypeControl field={field} {...props} />
    case 'date':
    case 'time':
      return <DateControl field={{ ...field, type: field.type }} {...props} />
    case 'dateTime':
      return <DateTimeControl field={{ ...field, type: 'dateTime' }} {...props} />
    case 'monthDay':
      return <MonthDayControl field={{ ...field, type: 'monthDay' }} {...props} />
    case 'weekdays':
      return <WeekdaysControl field={{ ...field, type: 'weekdays' }} {...props} />
    case 'url':
    case 'email':
    case 'code':
      return <AddressControl field={{ ...field, type: field.type }} {...props} />
    case 'page':
      return <PageControl field={{ ...field, type: 'page' }} {...props} />
    case 'place':
      return <PlaceControl field={{ ...field, type: 'place' }} {...props} />
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return <MediaControl field={{ ...field, type: field.type }} {...props} />
    case 'list':
      return <ListControl field={field} {...props} renderRow={row(field.of)} />
    case 'tree':
      return <TreeControl field={field} {...props} renderRow={row(field.of)} />
    default:
      return field satisfies never
  }
}

/** Whether a field needs the whole width: long words, lists, pictures. */
const isWide = (field: Field): boolean =>
  ['rich', 'both', 'list', 'tree', 'place', 'images', 'files', 'weekdays'].includes(field.type)

/** The fields of one row of a list, or of the shared part: short ones side by side. */
export function RowFields({ fields, path }: { fields: Fields; path: Path }) {
  const language = useLanguage()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {Object.entries(fields).map(([name, field]) => (
        <Box key={name} sx={isWide(field) ? { gridColumn: '1 / -1', minWidth: 0 } : { minWidth: 0 }}>
          <Control field={field} path={[...path, name]} label={field.label[language]} />
          <FieldConflict field={field} path={[...path, name]} label={field.label[language]} />
          <TranslationOutdatedNote path={[...path, name]} label={field.label[language]} />
        </Box>
      ))}
    </Box>
  )
}

/** Says that the Chinese of a field changed after its English was written, and shows what; nothing otherwise. */
export function TranslationOutdatedNote({ path, label }: { path: Path; label: string }) {
  const t = useMessages(editorMessages)
  const { translationOutdated } = useMarks(path)
  const [open, setOpen] = useState(false)
  if (!translationOutdated) return null
  return (
    <>
      <Button size="small" color="warning" aria-expanded={open} onClick={() => setOpen(!open)}>
        {`${t.translationOutdated} · ${open ? t.translationOutdatedHide : t.translationOutdatedShow}`}
      </Button>
      {open && (
        <Box
          role="group"
          aria-label={t.translationOutdatedTitle(label)}
          tabIndex={0}
          sx={{ p: 1.5, border: 1, borderColor: 'divider', maxHeight: '20rem', overflowY: 'auto' }}
        >
          <ComparedText before={translationOutdated.before} after={translationOutdated.after} lang="zh-CN" />
        </Box>
      )}
    </>
  )
}
