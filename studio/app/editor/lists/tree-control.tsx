import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { rowTitle } from '@shanmen/content/documents/row-title.ts'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/language.ts'
import { editorMessages } from '../../messages/editor.ts'
import { useValue } from '../editing.tsx'
import { type ControlProps, idOf, useHelp } from '../fields/field-help.ts'
import {
  type Branch,
  branchesOf,
  insertAt,
  moveTo,
  type Position,
  removeAt,
  withoutNode,
} from '../model/branches.ts'

import { TreeNode } from './tree-node.tsx'
import { UndoRemoval } from './undo-removal.tsx'

/** A tree such as the organisation chart or the menu: rearranged by buttons, by keys, or by dragging. */
export function TreeControl({ field, path, label }: ControlProps<'tree'>) {
  const { value, change, locked } = useValue(path)
  const t = useMessages(editorMessages)
  const language = useLanguage()
  const [said, setSaid] = useState('')
  const [gone, setGone] = useState<{ spot: Position; branch: Branch }>()
  const [dragged, setDragged] = useState<Position>()
  const { help, error } = useHelp(path)
  const tree = branchesOf(value)
  const titleOf = (branch: Branch) => rowTitle(field.of, branch, language) || t.untitled
  const put = (next: Branch[], message = '') => {
    change(next.length > 0 ? next : undefined)
    setGone(undefined)
    setSaid(message)
  }
  const actions = {
    move(from: Position, to: Position, branch: Branch) {
      const next = moveTo(tree, from, to, field.depth)
      put(next, t.moved(titleOf(branch)))
      focusSoon(idOf([...path, ...pathOf(to), 'handle']))
    },
    remove(spot: Position, branch: Branch) {
      put(removeAt(tree, spot))
      setGone({ spot, branch })
    },
    add: (spot: Position) => put(insertAt(tree, spot, { children: [] })),
    drag: setDragged,
    drop(spot: Position) {
      const to = dragged && withoutNode(spot, dragged)
      if (dragged && to) put(moveTo(tree, dragged, to, field.depth))
      setDragged(undefined)
    },
  }
  return (
    <Box role="group" id={idOf(path)} tabIndex={-1} aria-label={label} sx={{ my: 1 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box component="span" role="status" sx={visuallyHidden}>
        {said}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tree.map((branch, index) => (
          <TreeNode
            key={idOf([...path, index])}
            tree={tree}
            branch={branch}
            spot={[index]}
            field={field}
            path={path}
            locked={locked}
            titleOf={titleOf}
            actions={actions}
          />
        ))}
      </Box>
      {gone && (
        <UndoRemoval
          title={titleOf(gone.branch)}
          onUndo={() => put(insertAt(tree, gone.spot, gone.branch))}
        />
      )}
      {help && <FormHelperText error={error}>{help}</FormHelperText>}
      {!locked && (
        <Button startIcon={<Add />} onClick={() => actions.add([tree.length])}>
          {t.add(label)}
        </Button>
      )}
    </Box>
  )
}

/** A spot as part of a path in the document. */
export const pathOf = (spot: Position): (string | number)[] =>
  spot.flatMap((index, level) => (level === 0 ? [index] : ['children', index]))

// The moved node is drawn at its new place first; then the focus follows it.
const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())
