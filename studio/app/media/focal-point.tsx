import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { Note } from '../components/call-status.tsx'
import { useMessages } from '../language/language.ts'
import { mediaMessages } from '../messages/media.ts'
import { type Medium, pictureAddress } from './medium.ts'

const Picture = styled('button')(({ theme }) => ({
  display: 'block',
  position: 'relative',
  width: '100%',
  padding: 0,
  border: `1px solid ${theme.palette.divider}`,
  '&:enabled': { cursor: 'crosshair' },
  '& img': { display: 'block', width: '100%' },
  '& circle': { fill: 'none', stroke: theme.palette.common.white, strokeWidth: 3 },
  '& circle + circle': { stroke: theme.palette.primary.main, strokeWidth: 1.5 },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' },
}))

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000

type FocalPointProps = {
  medium: Medium
  focus: Medium['focus']
  /** Left out where it may not be changed. */
  onFocus: ((focus: Medium['focus']) => void) | undefined
}

/** Sets what stays in view when a picture is cropped: by a click, or two per cent at a time by the arrow keys. */
export function FocalPoint({ medium, focus, onFocus }: FocalPointProps) {
  const t = useMessages(mediaMessages)
  const hint = useId()
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter and space cause a click without coordinates.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    onFocus?.({
      x: part((event.clientX - box.left) / box.width),
      y: part((event.clientY - box.top) / box.height),
    })
  }
  const key = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    onFocus?.({ x: part(focus.x + arrow[0] * 0.02), y: part(focus.y + arrow[1] * 0.02) })
  }
  const at = { cx: `${focus.x * 100}%`, cy: `${focus.y * 100}%`, r: 11 }
  return (
    <>
      <Picture
        type="button"
        disabled={!onFocus}
        onClick={click}
        onKeyDown={key}
        aria-describedby={onFocus && hint}
        aria-label={`${t.focus}: ${Math.round(focus.x * 100)}%, ${Math.round(focus.y * 100)}%`}
      >
        <img src={pictureAddress(medium, 640)} alt="" />
        <svg aria-hidden="true">
          <circle {...at} />
          <circle {...at} />
        </svg>
      </Picture>
      {onFocus && (
        <Note id={hint} sx={{ mt: 0.5, mb: 1.5 }}>
          {t.focusHint}
        </Note>
      )}
    </>
  )
}
