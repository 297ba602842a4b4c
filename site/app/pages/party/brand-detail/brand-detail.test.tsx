import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import BrandDetail from './brand-detail.tsx'

const Page = BrandDetail as ComponentType<{ loaderData: unknown }>
const picture = (id: string) => ({
  url: `/media/${id}/1280.webp`,
  width: 1280,
  height: 800,
  alt: id,
  widths: [],
})

test('the cover is shown once: at the head, or in the gallery where the text has pictures of its own', () => {
  const cover = picture('cover')
  const shown = (content: string) => {
    const brand = {
      id: '1',
      title: 'A',
      summary: '',
      publishedAt: '2026-11-26T09:00:00+08:00',
      content,
      cover,
    }
    const html = renderComponent(
      '/en',
      <Page loaderData={{ brand: { ...brand, images: [cover, picture('other')] }, others: [] }} />,
    )
    return html.split('alt="cover"').length - 1
  }
  expect(shown('<p>Text</p>')).toBe(1)
  expect(shown('<figure><img src="/media/x/640.webp" alt=""></figure>')).toBe(1)
})
