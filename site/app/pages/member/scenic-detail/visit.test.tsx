import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { Tickets } from './visit.tsx'

test('tickets are booked by one button, and those of another address by a link of their own', () => {
  const links = (...urls: (string | undefined)[]) => {
    const tickets = urls.map((url, index) => ({ name: `T${index}`, price: '1', ...(url && { url }) }))
    const html = renderComponent('/en', <Tickets tickets={tickets} />)
    return [...html.matchAll(/class="(\w+)[^>]* href="([^"]*)"/g)].map(([, kind, href]) => `${kind} ${href}`)
  }
  expect(links('/a', undefined, '/a')).toEqual(['btn /a'])
  expect(links('/a', undefined, '/b')).toEqual(['more /b', 'btn /a'])
  expect(links(undefined)).toEqual([])
})
