import { expect, it } from 'vitest'
import type { Entry } from '../editing.tsx'
import { workflowActions } from './available-actions.ts'

const who = { id: 'p', name: 'P' }
const at = '2026-05-01T00:00:00.000Z'
const standing: Entry['zh'] = {
  state: 'draft',
  title: '',
  changed: false,
  windows: [],
  page: null,
  review: null,
  lastReturn: null,
  approval: 'none',
  broughtWords: {},
  changedIn: 1,
  outdatedSince: null,
}
const entry = {
  zh: standing,
  en: standing,
  requiresApproval: true,
  trashed: false,
  path: '/x',
  revision: { no: 3, author: who, at },
}
const review = (state: 'submitted' | 'approved' | 'returned', no = 3) => ({ no, state, who, at, note: '' })
const all = { hasWords: true, mayWrite: true, mayPublish: true, permanent: false }
const names = (of: object, situation = all) =>
  workflowActions({ ...entry, ...of }, 'zh', situation).map(({ action, primary }) =>
    primary ? `[${action}]` : action,
  )

it('offers submitting to an author, once', () => {
  const writer = { ...all, mayPublish: false }
  expect(names({}, writer)).toEqual(['[submit]', 'preview', 'links'])
  const waiting = { zh: { ...standing, review: review('submitted') } }
  expect(names(waiting, writer)).toEqual(['withdraw', 'preview', 'links'])
  expect(names({ zh: { ...standing, review: review('returned') } }, writer)).toContain('[submit]')
})

it('lets an approver decide what was submitted, and publish only what was approved', () => {
  const approver = { ...all, mayWrite: false }
  expect(names({ zh: { ...standing, review: review('submitted', 2) } }, approver)).toEqual([
    '[approve]',
    'return',
    'preview',
    'links',
  ])
  expect(names({ zh: { ...standing, review: review('approved'), approval: 'valid' } }, approver)).toEqual([
    'return',
    '[publish]',
    'preview',
    'links',
  ])
  expect(names({ zh: { ...standing, review: review('approved', 2) } }, approver)).toEqual([
    'return',
    'preview',
    'links',
  ])
  expect(names({ requiresApproval: false }, approver)).toContain('[publish]')
})

it('offers to unpublish what is public, and not to submit what already is', () => {
  const open = { zh: { ...standing, windows: [{ no: 3, from: at, until: null }] } }
  expect(names({ ...open, requiresApproval: false })).toEqual(['publish', 'preview', 'links', 'unpublish'])
  // The menu can be replaced, not taken down.
  expect(names({ ...open, requiresApproval: false }, { ...all, permanent: true })).not.toContain('unpublish')
  const approved = { zh: { ...open.zh, review: review('approved'), approval: 'valid' as const } }
  expect(names(approved)).toEqual(['publish', 'preview', 'links', 'unpublish'])
})

it('reports no change for a revision that equals what is public', () => {
  const restored = { ...standing, approval: 'valid' as const, windows: [{ no: 1, from: at, until: null }] }
  expect(names({ zh: restored })).toEqual(['publish', 'preview', 'links', 'unpublish'])
  expect(names({ zh: { ...restored, approval: 'none', changed: true } })).toContain('[submit]')
})

it('offers to submit again what was approved with other words of its pictures', () => {
  const approved = { ...standing, review: review('approved') }
  expect(names({ zh: { ...approved, approval: 'valid' } })).toEqual([
    'return',
    '[publish]',
    'preview',
    'links',
  ])
  const outdated = { zh: { ...approved, approval: 'outdated' as const } }
  expect(names(outdated)).toEqual(['return', '[submit]', 'preview', 'links'])
  const open = { ...outdated.zh, state: 'public' as const, windows: [{ no: 3, from: at, until: null }] }
  expect(names({ zh: open })).toEqual(['submit', 'preview', 'links', 'unpublish'])
})

it('offers to publish, or submit, again what has expired', () => {
  const expired = {
    ...standing,
    state: 'expired' as const,
    windows: [{ no: 3, from: at, until: at, ended: true }],
  }
  expect(names({ zh: { ...expired, approval: 'valid' } })).toContain('[publish]')
  expect(names({ zh: { ...expired, approval: 'outdated' } })).toContain('[submit]')
  const writer = { ...all, mayPublish: false }
  expect(names({ zh: expired, requiresApproval: false }, writer)).toContain('[submit]')
  // The approval that it was published with is no other one.
  const published = { ...expired, review: review('approved') }
  expect(names({ zh: published, requiresApproval: false }, writer)).toContain('[submit]')
  expect(names({ zh: { ...published, approval: 'valid' } }, writer)).toContain('[submit]')
})

it('offers the next steps for what has expired and was submitted again', () => {
  const again = (state: 'submitted' | 'approved' | 'returned') => ({
    zh: { ...standing, state, review: review(state), windows: [{ no: 3, from: at, until: at, ended: true }] },
    requiresApproval: false,
  })
  expect(names(again('submitted'))).toContain('[approve]')
  expect(names(again('returned'), { ...all, mayPublish: false })).toContain('[submit]')
  expect(names(again('approved'))).toEqual(['return', '[publish]', 'preview', 'links', 'unpublish'])
})

it('offers no action in the bin, and no preview of an empty language', () => {
  expect(names({ trashed: true })).toEqual([])
  expect(names({}, { ...all, hasWords: false })).toEqual([])
})
