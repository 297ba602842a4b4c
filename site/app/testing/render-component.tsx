import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'

/** For tests: the server's HTML of a component on the page with this address. */
export function renderComponent(address: string, element: ReactNode): string {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** The words of HTML, with one space where tags or spaces were. */
export const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
