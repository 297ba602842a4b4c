import { expect, test } from 'vitest'
import { unusedExports } from './unused-exports.ts'

test('an export that no other file mentions is reported, and types are not', () => {
  const texts = new Map([
    ['a.ts', 'export const used = 1\nexport function dead() {}\nexport type Shape = 1\n'],
    ['b.ts', "import { used } from './a.ts'\nexport class Own {}\nnew Own()\n"],
  ])
  expect(unusedExports(texts)).toEqual([
    'a.ts exports dead, which no other file uses: remove it, or its export',
    'b.ts exports Own, which no other file uses: remove it, or its export',
  ])
})
