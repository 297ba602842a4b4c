import type { Image } from '@shanmen/contract/types.ts'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { Lightbox } from './lightbox.tsx'

export type Print = { image: Image; caption?: string }

/**
 * Enlargement of a set of pictures. Each link leads to the file itself, which is what happens without JavaScript;
 * `opener(index)` is its click handler. `dialog` belongs once at the end of the set.
 */
export function useLightbox(prints: readonly Print[]): {
  opener: (index: number) => (event: MouseEvent) => void
  dialog: ReactNode
} {
  const [open, setOpen] = useState<number>()
  const opener = (index: number) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setOpen(index)
  }
  const dialog = open !== undefined && (
    <Lightbox prints={prints} index={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
  )
  return { opener, dialog }
}
