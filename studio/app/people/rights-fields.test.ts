import { expect, it } from 'vitest'
import { holderFault } from './person-dialog.tsx'

const editor = { roles: ['editor'], sections: null, languages: null } as const

it('requires a role, and a choice in each limit that is set', () => {
  expect(holderFault(editor)).toBeUndefined()
  expect(holderFault({ ...editor, sections: ['news'], languages: ['en'] })).toBeUndefined()
  expect(holderFault({ ...editor, roles: [] })?.en).toMatch(/role/)
  expect(holderFault({ ...editor, sections: [] })?.en).toMatch(/section/)
  expect(holderFault({ ...editor, languages: [] })?.zh).toMatch(/语言/)
})
