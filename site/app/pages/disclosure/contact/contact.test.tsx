import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import Contact from './contact.tsx'

const Page = Contact as ComponentType<{ loaderData: unknown }>

test('a department has a link to call it only where it has a telephone', () => {
  const departments = [
    { name: '采购室', duty: '', phone: '0000-8800-102' },
    { name: '档案室', duty: '', phone: '' },
  ]
  const contact = { headline: '', offices: [], departments, qr: [], traffic: '' }
  const html = renderComponent('/information/contact', <Page loaderData={{ contact, parts: [] }} />)
  expect(html).toContain('档案室')
  expect(html.match(/href="tel:[^"]*"/g)).toHaveLength(1)
})
