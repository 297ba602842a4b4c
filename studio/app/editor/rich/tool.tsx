import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'

type ToolProps = {
  name: string
  icon: ReactNode
  run: () => void
  /** Whether it holds where the cursor stands; left out for what is done once. */
  on?: boolean | undefined
  disabled?: boolean
  /** The one that the Tab key reaches. */
  first?: boolean
}

/** One tool of the editor. The text keeps its selection when it is pressed with a pointer. */
export function Tool({ name, icon, run, on, disabled = false, first = false }: ToolProps) {
  return (
    <IconButton
      size="small"
      aria-label={name}
      title={name}
      aria-pressed={on}
      disabled={disabled}
      tabIndex={first ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      sx={{
        borderRadius: 1,
        width: 31,
        height: 34,
        color: 'text.primary',
        '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' },
      }}
    >
      {icon}
    </IconButton>
  )
}
