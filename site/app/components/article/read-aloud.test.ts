import { expect, test } from 'vitest'
import { piecesOf } from './read-aloud.ts'

test('a text is read in pieces that end with a sentence, each short enough for a voice', () => {
  const zh = '十一月的一个清晨，美术馆推开面湖的木门。展览向公众免费开放！每周一闭馆。'.repeat(12)
  const pieces = piecesOf(zh, 'zh-CN')
  expect(pieces.join('')).toBe(zh)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(180)
  expect(pieces.every((piece) => /[。！]$/.test(piece))).toBe(true)
  expect(piecesOf('One sentence. Another one.', 'en')).toEqual(['One sentence. Another one.'])
  expect(piecesOf(' \n ', 'en')).toEqual([])
})
