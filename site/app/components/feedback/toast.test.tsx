import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { Toasts } from './toast.tsx'

test('both live regions are there before any message, or nothing would be announced', () => {
  const html = renderComponent('/en', <Toasts />)
  expect(html).toContain('<div role="status"></div><div role="alert"></div>')
  expect(html).toContain('aria-label="Notifications"')
})
