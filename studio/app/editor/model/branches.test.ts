import { expect, it } from 'vitest'
import {
  type Branch,
  branchesOf,
  destination,
  insertAt,
  isRearranged,
  type Move,
  moveTo,
  removeAt,
  withoutNode,
} from './branches.ts'

const node = (name: string, ...children: Branch[]): Branch => ({ name, children })
const chart = () => [node('董事会', node('办公室'), node('财务部', node('资金'))), node('监事会')]
const names = (tree: Branch[]): string =>
  tree.map((each) => `${each.name}${each.children.length ? `(${names(each.children)})` : ''}`).join(' ')

const step = (tree: Branch[], position: number[], move: Move, depth = 4) => {
  const to = destination(tree, position, move, depth)
  return to && names(moveTo(tree, position, to, depth))
}

it('moves up and down among its neighbours', () => {
  expect(step(chart(), [0, 1], 'up')).toBe('董事会(财务部(资金) 办公室) 监事会')
  expect(step(chart(), [0], 'down')).toBe('监事会 董事会(办公室 财务部(资金))')
  expect(step(chart(), [0], 'up')).toBeUndefined()
  expect(step(chart(), [1], 'down')).toBeUndefined()
})

it('moves in below the node before it and out after its parent', () => {
  expect(step(chart(), [1], 'in')).toBe('董事会(办公室 财务部(资金) 监事会)')
  expect(step(chart(), [0, 1], 'out')).toBe('董事会(办公室) 财务部(资金) 监事会')
  expect(step(chart(), [0], 'in')).toBeUndefined()
  expect(step(chart(), [1], 'out')).toBeUndefined()
})

it('never grows deeper than the field allows', () => {
  expect(step(chart(), [0, 1], 'in', 3)).toBeUndefined()
  expect(names(moveTo(chart(), [0, 1], [0, 0, 0], 3))).toBe(names(chart()))
})

it('drags a node past itself, never into itself', () => {
  expect(withoutNode([1], [0])).toEqual([0])
  expect(withoutNode([0, 1], [0])).toBeUndefined()
  expect(withoutNode([0, 1], [0, 0])).toEqual([0, 0])
  expect(withoutNode([0, 2, 0], [0, 1])).toEqual([0, 1, 0])
  expect(withoutNode([0], [0, 1])).toEqual([0])
})

it('adds, removes, and reads what is stored', () => {
  expect(names(insertAt(chart(), [0, 0], node('新')))).toBe('董事会(新 办公室 财务部(资金)) 监事会')
  expect(names(removeAt(chart(), [0, 1]))).toBe('董事会(办公室) 监事会')
  expect(branchesOf([{ name: 'x' }, 'damage'])).toEqual([{ name: 'x', children: [] }])
})

it('tells nodes at the positions of others from one that is edited, and from nodes behind all others', () => {
  const edited = chart().with(1, node('监事会（筹）'))
  expect(isRearranged(chart(), edited)).toBe(false)
  expect(isRearranged(chart(), insertAt(chart(), [2], node('经营层')))).toBe(false)
  expect(isRearranged(insertAt(chart(), [1, 0], node('秘书')), chart())).toBe(false)
  // Removed, brought back, and swapped with a node that has as many below it.
  expect(isRearranged(chart(), removeAt(chart(), [0, 0]))).toBe(true)
  expect(isRearranged(removeAt(chart(), [0]), chart())).toBe(true)
  const leaves = [node('甲'), node('乙')]
  expect(isRearranged(leaves, moveTo(leaves, [0], [1], 4))).toBe(true)
})
