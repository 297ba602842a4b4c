import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const image = { url: '/media/a/1280.webp', width: 1280, height: 800, alt: '湖', widths: [320, 1280] }

test('a picture offers AVIF and WebP, reserves its place and waits', () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="30rem" />)
  expect(html).toContain('srcSet="/media/a/320.avif 320w, /media/a/1280.avif 1280w"')
  expect(html).toContain('srcSet="/media/a/320.webp 320w, /media/a/1280.webp 1280w"')
  expect(html).toContain('width="1280" height="800" alt="湖" loading="lazy" decoding="async"')
})

test('a picture that is cropped keeps the point in view that its editor chose', () => {
  const focused = { ...image, focus: { x: 0.2, y: 1 } }
  expect(renderToStaticMarkup(<Picture image={focused} ratio="1/1" />)).toContain('data-x="25" data-y="100"')
  expect(renderToStaticMarkup(<Picture image={image} ratio="1/1" />)).not.toContain('data-x')
})

test('the first screen does not wait', () => {
  const html = renderToStaticMarkup(<Picture image={image} priority />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).not.toContain('loading')
})

test('a missing picture keeps its place', () => {
  expect(renderToStaticMarkup(<Picture image={null} ratio="3/2" />)).toBe(
    '<div class="pic" data-ratio="3/2"></div>',
  )
})
