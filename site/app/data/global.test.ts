import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { apiContext, createApi, settingsContext } from './api.ts'
import { completeGlobal, loadShell, needsGlobalData, readAlerts, readMenu, storeShell } from './global.ts'

const settings = {
  publicUrl: 'https://www.lingshan.example',
  host: '',
  identification: { name: 'X', value: 'y' },
  localeCookie: 'c',
  buildPollMs: 1,
  view: 'normal',
  amap: false,
} as const

const home = { headline: ['H'], shareImage: null }

function args(path: string, status = 200, { draft = '', alerts = [] as object[] } = {}) {
  const asked: string[] = []
  const context = new RouterContextProvider()
  const transport = async (request: Request) => {
    asked.push(new URL(request.url).pathname)
    const menu = [
      { id: 'a', key: 'a', title: draft || 'A', intro: '', path: '/a', index: 0, cover: null, children: [] },
      { id: 'b', path: '/b', external: 'https://elsewhere.example/', children: [] },
    ]
    return Response.json({ code: 0, msg: 'success', data: { menu, home, alerts, list: alerts } }, { status })
  }
  context.set(apiContext, createApi({ host: 'https://api.example', transport, onFailure: () => {} }))
  context.set(settingsContext, { ...settings, ...(draft && { preview: { until: '' } }) })
  const url = new URL(`https://www.lingshan.example${path}`)
  const loaderArgs: LoaderFunctionArgs = { request: new Request(url), url, params: {}, context, pattern: '' }
  return { loaderArgs, asked }
}

const to = (path: string) => needsGlobalData({ nextUrl: new URL(`https://www.lingshan.example${path}`) })

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))

test('the menu is requested in the language of the address', async () => {
  const { loaderArgs, asked } = args('/en/member')
  expect((await loadShell(loaderArgs)).language).toBe('en')
  expect(asked).toEqual(['/backends/api/menu/2'])
})

test('a failed menu does not fail the page and is requested again', async () => {
  const data = await loadShell(args('/', 500).loaderArgs)
  expect(data.global).toBeNull()
  storeShell(data)
  expect(to('/member/welfare')).toBe(true)
})

test('stored in one language, loaded again for the other or when the cookie differs', async () => {
  storeShell(await loadShell(args('/').loaderArgs))
  expect(to('/member/welfare')).toBe(false)
  expect(to('/en/member/welfare')).toBe(true)
  vi.stubGlobal('document', { cookie: 'webLang=en' })
  expect(to('/member/welfare')).toBe(true)
})

test('the words of the home page are on no other page, and are loaded on the way to it', async () => {
  const other = await loadShell(args('/member').loaderArgs)
  expect(other.global?.home).toBeUndefined()
  storeShell(other)
  expect(to('/member/welfare')).toBe(false)
  expect(to('/')).toBe(true)
  const data = await loadShell(args('/').loaderArgs)
  expect(data.global?.home).toEqual(home)
  storeShell(data)
  expect(to('/')).toBe(false)
  expect(to('/member/welfare')).toBe(false)
})

test('loaded again after five minutes, because an alert may have begun or ended', async () => {
  vi.useFakeTimers()
  storeShell(await loadShell(args('/').loaderArgs))
  vi.advanceTimersByTime(299_000)
  expect(to('/member/welfare')).toBe(false)
  vi.advanceTimersByTime(2000)
  expect(to('/member/welfare')).toBe(true)
  vi.useRealTimers()
})

test('loaded again once an alert has ended', async () => {
  vi.useFakeTimers()
  const alert = { shownOn: [], until: new Date(Date.now() + 60_000).toISOString() }
  storeShell(await loadShell(args('/', 200, { alerts: [alert] }).loaderArgs))
  expect(to('/member/welfare')).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(to('/member/welfare')).toBe(true)
  // Where the visitor's clock is ahead the answer has it still: it is not asked for with each step.
  storeShell(await loadShell(args('/', 200, { alerts: [alert] }).loaderArgs))
  expect(to('/member/welfare')).toBe(false)
  vi.useRealTimers()
})

test('the alerts alone are read, into the menu that is shown, which is not loaded again for them', async () => {
  const alert = { id: 'storm', shownOn: [], until: new Date(Date.now() + 60_000).toISOString() }
  const read = ({ loaderArgs: { context } }: ReturnType<typeof args>) => readAlerts(context.get(apiContext))
  const shell = await loadShell(args('/').loaderArgs)
  storeShell(shell)
  const { alerts } = shell.global ?? {}
  const same = args('/')
  await read(same)
  expect(same.asked).toEqual(['/backends/api/alert/1'])
  expect(shell.global?.alerts).toBe(alerts)
  await read(args('/', 200, { alerts: [alert] }))
  expect(shell.global?.alerts).toEqual([alert])
  expect(to('/member/welfare')).toBe(false)
  await read(args('/'))
  expect(shell.global?.alerts).toEqual([])
})

test('a loader that needs the menu uses the stored one', async () => {
  storeShell(await loadShell(args('/').loaderArgs))
  const { loaderArgs, asked } = args('/member')
  expect(await readMenu(loaderArgs)).toHaveLength(2)
  expect(asked).toEqual([])
})

test('a step to a page that the menu has elsewhere loads again, which redirects there', async () => {
  storeShell(await loadShell(args('/').loaderArgs))
  expect(to('/b')).toBe(true)
  await expect(loadShell(args('/b').loaderArgs)).rejects.toMatchObject({ status: 302 })
})

test('on the server a page whose menu call fails shows the last menu, never that of a preview', async () => {
  vi.stubGlobal('document', undefined)
  const titles = async (...all: Parameters<typeof args>) =>
    (await loadShell(args(...all).loaderArgs)).global?.menu.map(({ title }) => title)
  await titles('/en')
  expect(await titles('/en', 200, { draft: 'B' })).toEqual(['B', ''])
  expect(await titles('/en', 503)).toEqual(['A', ''])
})

test('of the menu’s lines only those that a panel shows are in the page', () => {
  const item = (id: string, children: object[] = []) => ({ id, intro: id, children })
  const menu = [item('a', [item('b', [item('c')]), item('d')])]
  const [section] = completeGlobal({ menu } as Parameters<typeof completeGlobal>[0], 'en')?.menu ?? []
  const [group, page] = section?.children ?? []
  expect([section?.intro, group?.intro, group?.children[0]?.intro, page?.intro]).toEqual(['a', '', '', 'd'])
})
