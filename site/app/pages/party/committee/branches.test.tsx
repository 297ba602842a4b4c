import type { Data } from '@shanmen/contract/schemas.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { Branches } from './branches.tsx'

type Branch = Data<'partyBuilding'>['organization']['committee']['branches'][number]

test('branches and members are counted from two on', () => {
  const branch = (id: string, members: number): Branch => ({ id, name: `Branch ${id}`, place: '', members })
  const heading = (...branches: Branch[]) =>
    /<h2[^>]*>([^<]*)/.exec(
      renderComponent('/en', <Branches committee={{ intro: '', members: [], branches }} />),
    )?.[1]
  expect(heading(branch('1', 5), branch('2', 7))).toBe('Two branches, twelve members')
  expect(heading(branch('1', 1), branch('2', 0))).toBe('Two branches')
  expect(heading(branch('1', 5))).toBe('Branch')
})
