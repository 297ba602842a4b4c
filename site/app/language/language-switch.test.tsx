import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageSwitch } from './language-switch.tsx'

/** The switch on a page whose loader gave `data`: of each link its address and what it says besides its name. */
function switchOn(address: string, data: unknown) {
  const routes = [{ id: 'page', path: '*', element: <LanguageSwitch />, loader: () => null }]
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData: { page: data } },
  })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  const find = (link: string, pattern: RegExp) => pattern.exec(link)?.[1]
  return html
    .split('</a>')
    .slice(0, -1)
    .map((link) => ({
      to: find(link, /href="([^"]*)"/),
      title: find(link, /title="([^"]*)"/),
      said: find(link, /<span[^>]*>([^<]*)</),
    }))
}

const plain = { title: undefined, said: undefined }

test('an item of one language: the switch leads to the list and says that it is not there', () => {
  expect(switchOn('/newsAndInformation/group/x', { title: '标题', languages: [1] })).toEqual([
    { to: '/newsAndInformation/group/x', ...plain },
    {
      to: '/en/newsAndInformation/group',
      title: '此内容暂无英文版，前往列表',
      said: '此内容暂无英文版，前往列表',
    },
  ])
  expect(switchOn('/en/information/rent/x', { notice: {}, languages: [2] })[0]).toEqual({
    to: '/information/rent',
    title: 'Not yet available in Chinese; to the list',
    said: 'Not yet available in Chinese; to the list',
  })
})

test('the text of a report in one language: the switch leads to the list of reports, as the report may be missing too', () => {
  expect(switchOn('/information/report/2025/text', { languages: [1] })[1]?.to).toBe('/en/information/report')
  expect(switchOn('/newsAndInformation/group/text', { languages: [1] })[1]?.to).toBe(
    '/en/newsAndInformation/group',
  )
})

test('an item of both languages, or a page without languages of its own, says nothing', () => {
  for (const data of [{ languages: [1, 2] }, { list: [] }, null])
    for (const link of switchOn('/member/scenic', data)) expect(link).toMatchObject(plain)
})
