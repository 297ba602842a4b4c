import { expect, test } from 'vitest'
import { itemNodes } from './item-nodes.server.ts'

const origin = { url: 'https://x.test/a', site: 'https://x.test', language: 'zh', groupId: 'g' } as const

test('a vacancy without a number of people says nothing of how many are wanted', () => {
  const job = { title: '护塘员', duty: '', requirement: '', benefit: '', salary: '', city: '云山' }
  const nodesOf = (headcount: number) => itemNodes('jobDetail', { ...job, headcount }, origin)
  expect(nodesOf(0)[0]).not.toHaveProperty('totalJobOpenings')
  expect(nodesOf(2)[0]).toMatchObject({ totalJobOpenings: 2 })
})

test('a tender that is only planned does not say until when it is open', () => {
  const notice = {
    title: 'A',
    content: '',
    cover: null,
    deadline: '2027-01-20T17:00:00+08:00',
    attachments: [],
  }
  const nodeOf = (status: string) => itemNodes('purchaseDetail', { ...notice, status }, origin)[0]
  expect(nodeOf('open')).toMatchObject({ availabilityEnds: notice.deadline, validThrough: notice.deadline })
  for (const name of ['availabilityEnds', 'validThrough']) expect(nodeOf('planned')).not.toHaveProperty(name)
})

test('the courses of a later page go on counting', () => {
  const list = [{ title: 'A' }, { title: 'B' }]
  const [node] = itemNodes('courseList', { list, pageNum: 2 }, origin)
  expect(node?.itemListElement).toMatchObject([{ position: 10 }, { position: 11 }])
})
