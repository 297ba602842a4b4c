import { expect, test } from 'vitest'
import { itemNodes } from './item-nodes.server.ts'

test('a vacancy without a number of people says nothing of how many are wanted', () => {
  const origin = { url: 'https://x.test/a', site: 'https://x.test', language: 'zh', groupId: 'g' } as const
  const job = { title: '护塘员', duty: '', requirement: '', benefit: '', salary: '', city: '云山' }
  const nodesOf = (headcount: number) => itemNodes('jobDetail', { ...job, headcount }, origin)
  expect(nodesOf(0)[0]).not.toHaveProperty('totalJobOpenings')
  expect(nodesOf(2)[0]).toMatchObject({ totalJobOpenings: 2 })
})
