import type { Image } from '@shanmen/contract/types.ts'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { componentMessages, fillIn } from '../../messages/components.ts'
import { hostToasts } from '../feedback/toast-store.ts'
import styles from './lightbox.module.css'
import { Picture } from './picture.tsx'

type Print = { image: Image; caption?: string }

/**
 * Enlargement of a set of pictures. Each link leads to the file itself, which is what happens without JavaScript;
 * `opener(index)` is its click handler. `dialog` belongs once at the end of the set.
 */
export function useLightbox(prints: readonly Print[]): {
  opener: (index: number) => (event: MouseEvent) => void
  dialog: ReactNode
} {
  const [open, setOpen] = useState<number>()
  const { key } = useLocation()
  // Between two items of one kind these pictures become those of the other item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history closes it.
  useEffect(() => () => setOpen(undefined), [key])
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

type LightboxProps = {
  prints: readonly Print[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

/** One enlarged picture in a dialog: arrow keys change it, Esc and a click outside close; focus returns to its link. */
function Lightbox({ prints, index, onMove, onClose }: LightboxProps) {
  const t = componentMessages[useLanguage()]
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const box = dialog.current
    if (!box) return
    box.showModal()
    hostToasts(box, true)
    return () => hostToasts(box, false)
  }, [])
  const print = prints[index]
  if (!print) return null
  const move = (by: number) => onMove((index + by + prints.length) % prints.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') move(-1)
    if (event.key === 'ArrowRight') move(1)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.box}
      aria-label={print.caption || print.image.alt || fillIn(t.picture, index + 1)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <figure>
        <Picture key={print.image.url} image={print.image} sizes="100vw" />
        <figcaption aria-live="polite">
          {print.caption || print.image.alt}
          {prints.length > 1 && (
            <span className="num">
              {index + 1} / {prints.length}
            </span>
          )}
        </figcaption>
      </figure>
      {prints.length > 1 && (
        <>
          <button type="button" className="ib" aria-label={t.previousPicture} onClick={() => move(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" className="ib" aria-label={t.nextPicture} onClick={() => move(1)}>
            <Icon name="right" />
          </button>
        </>
      )}
      <button type="button" className="ib" aria-label={t.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
    </dialog>
  )
}
