import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { textOf } from '../testing/render-component.tsx'
import { PageError } from './page-error.tsx'

const shown = (address: string, status: number): string => {
  const refused = { status, statusText: '', internal: false, data: { message: 'Too many requests' } }
  const routes = [{ id: 'page', path: '*', element: null, errorElement: <PageError /> }]
  const hydrationData = { errors: { page: refused } }
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData })
  return textOf(renderToStaticMarkup(<RouterProvider router={router} />))
}

test('a page whose call was refused as one of too many says that the site is busy, and offers a retry', () => {
  expect(shown('/search', 429)).toMatch(/页面暂时无法打开 当前访问人数较多，请稍后重新加载 重新加载/)
  expect(shown('/en/search', 429)).toMatch(/unavailable The site is very busy .* Reload/)
})
