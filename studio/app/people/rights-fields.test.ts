import { expect, it } from 'vitest'
import { stateOf } from './people.tsx'
import { holderFault } from './person-dialog.tsx'

const editor = { roles: ['editor'], sections: null, languages: null } as const

it('requires a role, and a choice in each limit that is set', () => {
  expect(holderFault(editor)).toBeUndefined()
  expect(holderFault({ ...editor, sections: ['news'], languages: ['en'] })).toBeUndefined()
  expect(holderFault({ ...editor, roles: [] })?.en).toMatch(/role/)
  expect(holderFault({ ...editor, sections: [] })?.en).toMatch(/section/)
  expect(holderFault({ ...editor, languages: [] })?.zh).toMatch(/语言/)
})

it('shows an invitation that was switched off as deactivated', () => {
  expect(stateOf({ active: true, invited: true })).toBe('invited')
  expect(stateOf({ active: false, invited: true })).toBe('inactive')
  expect(stateOf({ active: false, invited: false })).toBe('inactive')
  expect(stateOf({ active: true, invited: false })).toBe('active')
})
