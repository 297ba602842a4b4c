import { expect, test } from 'vitest'
import { sizeText, typeText } from './file-size.ts'

test('sizes read like sizes', () => {
  expect([0, 512, 40_960, 9_017_753].map(sizeText)).toEqual(['1 KB', '1 KB', '40 KB', '8.6 MB'])
})

test('types come from the type, else from the name', () => {
  expect(typeText('application/pdf', 'a')).toBe('PDF')
  expect(typeText('application/octet-stream', '图纸.dwg')).toBe('DWG')
  expect(typeText('application/octet-stream', '说明')).toBe('')
})
