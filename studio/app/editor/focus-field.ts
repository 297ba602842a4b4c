import { idOf } from './fields/field-help.ts'
import type { Path } from './model/paths.ts'

/** Leads to the field at a path, or to the nearest thing around it that is on the screen. */
export function focusField(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const id = idOf(path.slice(0, length))
    const field = document.getElementById(id) ?? document.getElementById(`${id}.zh`)
    if (!field) continue
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    return
  }
}
