import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import ExpandMore from '@mui/icons-material/ExpandMore'
import KeyboardTab from '@mui/icons-material/KeyboardTab'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useMissingIn } from '../editing.tsx'
import { type ControlProps, idOf } from '../fields/field-help.ts'
import { type Branch, destination, type Move, type Position } from '../model/branches.ts'
import type { Path } from '../model/paths.ts'
import { RowFields } from './row-fields.tsx'
import { RowActions } from './step-buttons.tsx'
import { pathOf } from './tree-control.tsx'

export type TreeActions = {
  move: (from: Position, to: Position, branch: Branch) => void
  remove: (spot: Position, branch: Branch) => void
  add: (spot: Position) => void
  drag: (spot: Position | undefined) => void
  drop: (spot: Position) => void
}

type TreeNodeProps = {
  tree: Branch[]
  branch: Branch
  spot: Position
  field: ControlProps<'tree'>['field']
  path: Path
  locked: boolean
  titleOf: (branch: Branch) => string
  actions: TreeActions
}

// Alt, so that moving the cursor and the focus stay what they are.
const keys: Record<string, Move> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** One node with its fields behind a button, and the nodes below it. */
export function TreeNode(props: TreeNodeProps) {
  const { tree, branch, spot, field, path, locked, titleOf, actions } = props
  const t = useMessages(editorMessages)
  const here = [...path, ...pathOf(spot)]
  const title = titleOf(branch)
  // A node without a name has just been added: its fields are what one wants to see.
  const [open, setOpen] = useState(title === t.untitled)
  const go = (move: Move) => {
    const to = destination(tree, spot, move, field.depth)
    return to && (() => actions.move(spot, to, branch))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey ? keys[event.key] : undefined
    if (!move || locked) return
    event.preventDefault()
    go(move)?.()
  }
  const missing = useMissingIn(here)
  const canHold = spot.length < field.depth
  return (
    <Box component="li" sx={{ mb: 0.5 }}>
      <Paper
        variant="outlined"
        draggable={!locked && !open}
        onDragStart={(event) => {
          event.stopPropagation()
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', title)
          actions.drag(spot)
        }}
        onDragEnd={() => actions.drag(undefined)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          event.stopPropagation()
          // On the right half it becomes a child, on the left half it takes this place.
          const box = event.currentTarget.getBoundingClientRect()
          const inside = canHold && event.clientX > box.left + box.width / 2
          actions.drop(inside ? [...spot, branch.children.length] : spot)
        }}
        sx={{ px: 1, py: 0.25 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
          {!locked && <DragIndicator fontSize="small" color="disabled" titleAccess={t.drag} />}
          <Button
            id={idOf([...here, 'handle'])}
            color="inherit"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            onKeyDown={onKeyDown}
            endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
            sx={{ flex: '1 1 8rem', justifyContent: 'flex-start', textAlign: 'start', minWidth: 0 }}
          >
            {title}
          </Button>
          {!open && missing.length > 0 && (
            <Typography variant="body2" sx={{ px: 1, color: 'warning.main' }}>
              {t.missingIn(missing)}
            </Typography>
          )}
          {!locked && (
            <RowActions
              of={title}
              steps={[
                { name: t.up, icon: <ArrowUpward fontSize="inherit" />, run: go('up') },
                { name: t.down, icon: <ArrowDownward fontSize="inherit" />, run: go('down') },
                {
                  name: t.out,
                  icon: <KeyboardTab fontSize="inherit" sx={{ transform: 'scaleX(-1)' }} />,
                  run: go('out'),
                },
                { name: t.in, icon: <KeyboardTab fontSize="inherit" />, run: go('in') },
                {
                  name: t.addBelow,
                  icon: <Add fontSize="inherit" />,
                  run: canHold ? () => actions.add([...spot, branch.children.length]) : undefined,
                },
                {
                  name: t.remove,
                  icon: <Close fontSize="inherit" />,
                  run: () => actions.remove(spot, branch),
                },
              ]}
            />
          )}
        </Box>
        {open && <RowFields fields={field.of} path={here} />}
      </Paper>
      {branch.children.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, pl: { xs: 2, sm: 4 } }}>
          {branch.children.map((child, index) => (
            <TreeNode key={idOf([...here, index])} {...props} branch={child} spot={[...spot, index]} />
          ))}
        </Box>
      )}
    </Box>
  )
}
