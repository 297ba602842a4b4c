import { isJsonObject, type JsonObject } from '@shanmen/content/documents/document.ts'
import { isSame } from '../../compare/changes.ts'

/** A node of a tree field: its own fields and the nodes below it. */
export type Branch = JsonObject & { children: Branch[] }
/** The position of a node: its index at each level. */
export type Position = readonly number[]

/** The value of a tree field as nodes; other values are left out. */
export const branchesOf = (value: unknown): Branch[] =>
  Array.isArray(value)
    ? value.filter(isJsonObject).map((row) => ({ ...row, children: branchesOf(row.children) }))
    : []

const levels = (branch: Branch): number => 1 + Math.max(0, ...branch.children.map(levels))

/** The siblings at a position, the node itself included. */
const rowAt = (tree: Branch[], position: Position): Branch[] =>
  position.slice(0, -1).reduce<Branch[]>((row, index) => row[index]?.children ?? [], tree)

const lastOf = (position: Position): number => position.at(-1) ?? 0

/** A copy in which `change` replaced one list of siblings. */
function changeRow(tree: Branch[], parent: Position, change: (row: Branch[]) => Branch[]): Branch[] {
  const [index, ...rest] = parent
  if (index === undefined) return change(tree)
  return tree.map((branch, at) =>
    at === index ? { ...branch, children: changeRow(branch.children, rest, change) } : branch,
  )
}

export const removeAt = (tree: Branch[], position: Position): Branch[] =>
  changeRow(tree, position.slice(0, -1), (row) => row.toSpliced(lastOf(position), 1))

export const insertAt = (tree: Branch[], position: Position, branch: Branch): Branch[] =>
  changeRow(tree, position.slice(0, -1), (row) => row.toSpliced(lastOf(position), 0, branch))

export type Move = 'up' | 'down' | 'in' | 'out'

/**
 * The position of a node after one move, or undefined when the move is impossible: `in` makes it the last child of the
 * node before it, `out` puts it after its parent. `depth` is how many levels the field allows.
 */
export function destination(
  tree: Branch[],
  position: Position,
  move: Move,
  depth: number,
): Position | undefined {
  const row = rowAt(tree, position)
  const index = lastOf(position)
  const parent = position.slice(0, -1)
  const branch = row[index]
  if (!branch) return undefined
  if (move === 'up') return index > 0 ? [...parent, index - 1] : undefined
  if (move === 'down') return index < row.length - 1 ? [...parent, index + 1] : undefined
  if (move === 'out') return parent.length > 0 ? [...parent.slice(0, -1), lastOf(parent) + 1] : undefined
  const before = row[index - 1]
  const fits = position.length + levels(branch) <= depth
  return before && fits ? [...parent, index - 1, before.children.length] : undefined
}

/**
 * Moves a node to position `to` of the tree without it. The same tree when it would end inside itself or too deep.
 */
export function moveTo(tree: Branch[], from: Position, to: Position, depth: number): Branch[] {
  const branch = rowAt(tree, from)[lastOf(from)]
  if (!branch || to.length - 1 + levels(branch) > depth) return tree
  return insertAt(removeAt(tree, from), to, branch)
}

/** A position of the whole tree as it is once the node at `from` is removed. Undefined inside that node. */
export function withoutNode(position: Position, from: Position): Position | undefined {
  const level = from.length - 1
  const isSameRow = position.length > level && from.slice(0, -1).every((index, at) => index === position[at])
  if (!isSameRow) return position
  const here = position[level] ?? 0
  if (here === from[level] && position.length > from.length) return undefined
  return here > lastOf(from) ? position.with(level, here - 1) : position
}

/** The own fields of each node, by its position. */
const nodesOf = (tree: Branch[], parent: Position = []): [string, JsonObject][] =>
  tree.flatMap(({ children, ...own }, index): [string, JsonObject][] => {
    const position = [...parent, index]
    return [[position.join('.'), own], ...nodesOf(children, position)]
  })

/**
 * Whether positions hold other nodes than before. One node that differs is the same one edited, unless nodes were added or removed
 * as well: no field does that.
 */
export function isRearranged(before: Branch[], after: Branch[]): boolean {
  const [old, now] = [new Map(nodesOf(before)), new Map(nodesOf(after))]
  const isSameShape = old.size === now.size && [...now.keys()].every((position) => old.has(position))
  const others = [...now].filter(([position, own]) => old.has(position) && !isSame(old.get(position), own))
  return others.length > (isSameShape ? 1 : 0)
}

/** A position as part of a path in the document. */
export const pathOf = (position: Position): (string | number)[] =>
  position.flatMap((index, level) => (level === 0 ? [index] : ['children', index]))
