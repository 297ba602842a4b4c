import { bareSections, movedAddresses } from '@shanmen/contract/addresses.ts'
import { describe, expect, it } from 'vitest'
import { get } from './site.ts'

const bare = Object.entries(bareSections)
const locationOf = (response: Response) => {
  const location = response.headers.get('location') ?? ''
  return location.startsWith('http') ? location.replace(/^https?:\/\/[^/]+/, '') : location
}

describe('bare sections redirect to their first child, doubled ones to the bare one', () => {
  it.each(bare)('%s', async (path, target) => {
    const zh = await get(`${path}?a=1`)
    expect([zh.status, locationOf(zh)]).toEqual([307, `${target}?a=1`])
    const en = await get(`/en${path}`)
    expect([en.status, locationOf(en)]).toEqual([307, `/en${target}`])
    const doubled = await get(`/en/en${path}`)
    expect([doubled.status, locationOf(doubled)]).toEqual([301, `/en${path}`])
    const followed = await get(`/en/en${path}`, { redirect: 'follow' })
    expect([followed.status, new URL(followed.url).pathname]).toEqual([200, `/en${target}`])
  })
})

describe('other spellings redirect to the page', () => {
  it.each(Object.entries(movedAddresses))('%s', async (from, to) => {
    for (const prefix of ['', '/en']) {
      const response = await get(prefix + from.replace(':id', 'x-1'))
      expect([response.status, locationOf(response)]).toEqual([301, prefix + to.replace(':id', 'x-1')])
    }
  })
})

describe('one canonical spelling', () => {
  it.each([
    ['/EN/member/scenic', '/en/member/scenic'],
    ['/member/scenic/', '/member/scenic'],
    ['/en/', '/en'],
    ['/Member/Scenic', '/member/scenic'],
    ['/lingshan/culture/history?a=1', '/lingShan/culture/history?a=1'],
  ])('%s', async (from, to) => {
    const response = await get(from)
    expect([301, 308]).toContain(response.status)
    expect(locationOf(response)).toBe(to)
  })

  it.each(['/zh/member/scenic', '/en/en/member/scenic', '/english', '/enx', '/en/en', '/en/en/en/member'])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )
})
