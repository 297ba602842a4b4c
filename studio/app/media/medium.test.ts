import { expect, it } from 'vitest'
import { broughtBefore, fileAddress, lacksAlt, type Medium, pictureAddress, showBytes } from './medium.ts'

const medium: Medium = {
  id: 'a1b2',
  state: 'ready',
  reason: null,
  type: 'picture',
  name: '湖 1.jpg',
  mime: 'image/jpeg',
  bytes: 1_449_000,
  width: 2000,
  height: 1000,
  widths: [320, 640, 1920],
  pages: null,
  sha256: '',
  original: null,
  alt: { zh: '湖', en: '' },
  focus: { x: 0.5, y: 0.5 },
  at: '2026-05-01T00:00:00.000Z',
  who: { id: 'p', name: 'P' },
}

it('takes the smallest picture that is wide enough, and none before there is one', () => {
  expect(pictureAddress(medium)).toBe('/media/a1b2/320.webp')
  expect(pictureAddress(medium, 500)).toBe('/media/a1b2/640.webp')
  expect(pictureAddress(medium, 5000)).toBe('/media/a1b2/1920.webp')
  expect(pictureAddress({ ...medium, widths: [] })).toBeUndefined()
})

it('writes an address that a link may keep', () => {
  expect(fileAddress({ id: 'a1', name: '招租 指南.pdf' })).toBe(
    '/media/a1/%E6%8B%9B%E7%A7%9F%20%E6%8C%87%E5%8D%97.pdf',
  )
})

it('requires text in both languages for a picture and a file', () => {
  expect(lacksAlt(medium)).toBe(true)
  expect(lacksAlt({ ...medium, alt: { zh: '湖', en: 'Lake' } })).toBe(false)
  expect(lacksAlt({ ...medium, type: 'file' })).toBe(true)
  expect(showBytes(medium.bytes)).toBe('1.4 MB')
  expect(showBytes(300)).toBe('1 KB')
})

it('names the languages whose words an entry would bring a second time', () => {
  const words = { zh: '晨湖 ', en: '' }
  expect(broughtBefore(medium, words, { zh: '晨湖' })).toEqual(['zh'])
  expect(broughtBefore(medium, words, { zh: '雾湖' })).toEqual([])
  // The library still has them, or no words were typed.
  expect(broughtBefore({ ...medium, alt: { zh: '晨湖', en: '' } }, words, { zh: '晨湖' })).toEqual([])
  expect(broughtBefore(medium, medium.alt, { en: '' })).toEqual([])
})
