import Box from '@mui/material/Box'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type ToolbarProps = { id: string; label: string; children: ReactNode }

/** A row of tools that is one stop of the Tab key: the arrow keys, Home and End move inside it. */
export function Toolbar({ id, label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const tools = [...(bar.current?.querySelectorAll('button') ?? [])].filter((tool) => !tool.disabled)
    const now = tools.findIndex((tool) => tool.matches(':focus'))
    const next = {
      ArrowRight: (now + 1) % tools.length,
      ArrowLeft: (now - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }[event.key]
    const tool = next === undefined ? undefined : tools[next]
    if (!tool) return
    event.preventDefault()
    for (const each of tools) each.tabIndex = each === tool ? 0 : -1
    tool.focus()
  }
  return (
    <Box
      ref={bar}
      id={id}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {children}
    </Box>
  )
}
