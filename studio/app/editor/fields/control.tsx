import type { Field } from '@shanmen/content/fields.ts'
import { ListControl } from '../lists/list-control.tsx'
import { TreeControl } from '../lists/tree-control.tsx'
import { PlaceControl } from '../place/place-control.tsx'
import { RichControl } from '../rich/rich-control.tsx'
import { BothControl } from './both-control.tsx'
import type { ControlProps } from './field-help.ts'
import { MediaControl } from './media-control.tsx'
import { DateControl, DateTimeControl } from './moment-controls.tsx'
import { PageControl } from './page-control.tsx'
import { ChoiceControl, EntryTypeControl, FlagControl, NumberControl } from './plain-controls.tsx'
import { AddressControl, TextControl } from './text-control.tsx'

/** The control of a field. A new type of field does not compile before it has one. */
export function Control({ field, path, label }: ControlProps) {
  const props = { path, label }
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
      return <DateControl field={{ ...field, type: 'date' }} {...props} />
    case 'dateTime':
      return <DateTimeControl field={{ ...field, type: 'dateTime' }} {...props} />
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
      return <ListControl field={field} {...props} />
    case 'tree':
      return <TreeControl field={field} {...props} />
    default:
      return field satisfies never
  }
}

/** Whether a field needs the whole width: long words, lists, pictures. */
export const isWide = (field: Field): boolean =>
  ['rich', 'both', 'list', 'tree', 'place', 'images', 'files'].includes(field.type)
