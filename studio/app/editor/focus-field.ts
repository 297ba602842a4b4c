import { idOf } from './fields/field-help.ts'
import type { Path } from './model/paths.ts'

/**
 * Leads to the field at a path, or to the nearest thing around it that is on the screen; in a text to the picture
 * that is meant.
 */
export function focusField(path: Path): void {
  for (let length = path.length; length > 0; length -= 1) {
    const id = idOf(path.slice(0, length))
    const found = document.getElementById(id) ?? document.getElementById(`${id}.zh`)
    const closed = document.querySelector<HTMLElement>(`[id="${id}.handle"][aria-expanded="false"]`)
    if (!found && closed && length < path.length) {
      // A node of a tree keeps its fields behind its button: they are drawn once it is open.
      closed.click()
      requestAnimationFrame(() => focusField(path))
      return
    }
    if (!found) continue
    const field = found.querySelector<HTMLElement>(`[data-medium="${path[length]}"]`) ?? found
    field.scrollIntoView({ block: 'center' })
    field.focus({ preventScroll: true })
    return
  }
}
