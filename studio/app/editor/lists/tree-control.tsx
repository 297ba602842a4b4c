import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import ExpandMore from '@mui/icons-material/ExpandMore'
import KeyboardTab from '@mui/icons-material/KeyboardTab'
import { Box, Button, Paper, Typography } from '@mui/material'
import { rowTitle } from '@shanmen/content/documents/document.ts'
import { type KeyboardEvent, useState } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useLostIn, useMissingIn, useValue } from '../editing.tsx'
import { type ControlProps, idOf, type RowRenderer, useHelp } from '../fields/field-help.ts'
import {
  type Branch,
  branchesOf,
  destination,
  insertAt,
  isRearranged,
  type Move,
  moveTo,
  type Position,
  pathOf,
  removeAt,
  withoutNode,
} from '../model/branches.ts'
import type { Path } from '../model/paths.ts'
import { focusSoon, RowActions, Rows, useRemoved } from './row-actions.tsx'

/** A tree such as the organisation chart or the menu: rearranged by buttons, by keys, or by dragging. */
export function TreeControl({ field, path, label, renderRow }: ControlProps<'tree'> & RowRenderer) {
  const { value, step, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const [announcement, setAnnouncement] = useState('')
  const { removed, remember, undo } = useRemoved<{ position: Position; branch: Branch }>()
  const [dragged, setDragged] = useState<Position>()
  const [shown, setShown] = useState({ value, version: 0 })
  const { help, error } = useHelp(path)
  const tree = branchesOf(value)
  // Nodes are known by their positions: one that is open would be another one now, so all are closed, also after Ctrl+Z or when
  // someone else has moved them.
  if (shown.value !== value) {
    const isOther = isRearranged(branchesOf(shown.value), tree)
    setShown({ value, version: shown.version + (isOther ? 1 : 0) })
  }
  const titleOf = (branch: Branch) => rowTitle(field.of, branch, language) || t.untitled
  const put = (next: Branch[], message = '') => {
    step(next.length > 0 ? next : undefined)
    setAnnouncement(message)
  }
  const handleOf = (position: Position) => idOf([...path, ...pathOf(position), 'handle'])
  const actions = {
    move(from: Position, to: Position, branch: Branch) {
      const next = moveTo(tree, from, to, field.depth)
      put(next, t.moved(titleOf(branch), to.map((index) => index + 1).join('.')))
      focusSoon(handleOf(to))
    },
    remove(position: Position, branch: Branch) {
      put(removeAt(tree, position))
      remember({ position, branch })
      focusSoon(handleOf(position), idOf(path))
    },
    add: (position: Position) => put(insertAt(tree, position, { children: [] })),
    isDragging: dragged !== undefined,
    drag: setDragged,
    drop(position: Position) {
      const to = dragged && withoutNode(position, dragged)
      if (dragged && to && !locked) put(moveTo(tree, dragged, to, field.depth))
      setDragged(undefined)
    },
  }
  return (
    <Rows
      id={idOf(path)}
      label={label}
      announcement={announcement}
      removed={
        removed && !locked
          ? { title: titleOf(removed.branch), onUndo: () => undo(handleOf(removed.position)) }
          : undefined
      }
      help={help}
      error={error}
      add={locked ? undefined : { label: t.add(label), run: () => actions.add([tree.length]) }}
    >
      <Box key={shown.version} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tree.map((branch, index) => (
          <TreeNode
            key={idOf([...path, index])}
            tree={tree}
            branch={branch}
            position={[index]}
            field={field}
            path={path}
            locked={locked}
            titleOf={titleOf}
            actions={actions}
            renderRow={renderRow}
          />
        ))}
      </Box>
    </Rows>
  )
}

type TreeActions = {
  move: (from: Position, to: Position, branch: Branch) => void
  remove: (position: Position, branch: Branch) => void
  add: (position: Position) => void
  isDragging: boolean
  drag: (position: Position | undefined) => void
  drop: (position: Position) => void
}

type TreeNodeProps = RowRenderer & {
  tree: Branch[]
  branch: Branch
  position: Position
  field: ControlProps<'tree'>['field']
  path: Path
  locked: boolean
  titleOf: (branch: Branch) => string
  actions: TreeActions
}

// With Alt, since the bare keys move the cursor and the focus.
const keys: Record<string, Move> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

/** One node with its fields behind a button, and the nodes below it. */
function TreeNode(props: TreeNodeProps) {
  const { tree, branch, position, field, path, locked, titleOf, actions, renderRow } = props
  const t = useMessages(editorMessages)
  const here = [...path, ...pathOf(position)]
  const title = titleOf(branch)
  // A node without a name has just been added: show its fields.
  const [open, setOpen] = useState(title === t.untitled)
  const go = (move: Move) => {
    const to = destination(tree, position, move, field.depth)
    return to && (() => actions.move(position, to, branch))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.altKey ? keys[event.key] : undefined
    if (!move || locked) return
    event.preventDefault()
    go(move)?.()
  }
  const missing = useMissingIn(here)
  const isLost = useLostIn(here)
  const canHold = position.length < field.depth
  return (
    <Box component="li" sx={{ mb: 0.5 }}>
      <Paper
        variant="outlined"
        draggable={!locked && !open}
        onDragStart={(event) => {
          // Text that is selected in an open node is dragged as text.
          if (event.target !== event.currentTarget) return
          event.stopPropagation()
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', title)
          actions.drag(position)
        }}
        onDragEnd={() => actions.drag(undefined)}
        onDragOver={(event) => actions.isDragging && event.preventDefault()}
        onDrop={(event) => {
          if (!actions.isDragging) return
          event.preventDefault()
          event.stopPropagation()
          // Dropped on the right half it becomes a child, on the left half it takes this position.
          const box = event.currentTarget.getBoundingClientRect()
          const inside = canHold && event.clientX > box.left + box.width / 2
          actions.drop(inside ? [...position, branch.children.length] : position)
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
          {!open && isLost && (
            <Typography variant="body2" color="error" sx={{ px: 1 }}>
              {t.lostPage}
            </Typography>
          )}
          {!locked && (
            <RowActions
              of={title}
              actions={[
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
                  run: canHold ? () => actions.add([...position, branch.children.length]) : undefined,
                },
                {
                  name: t.remove,
                  icon: <Close fontSize="inherit" />,
                  run: () => actions.remove(position, branch),
                },
              ]}
            />
          )}
        </Box>
        {open && renderRow(here)}
      </Paper>
      {branch.children.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, pl: { xs: 2, sm: 4 } }}>
          {branch.children.map((child, index) => (
            <TreeNode
              key={idOf([...here, index])}
              {...props}
              branch={child}
              position={[...position, index]}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
