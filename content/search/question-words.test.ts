import { expect, test } from 'vitest'
import { withoutQuestion } from './question-words.ts'

test.each([
  ['营业到几点', '营业'],
  ['开放到什么时候', '开放'],
  ['几点关门', '关门'],
  ['水有多清', '水 清'],
  ['湖水有多深', '湖水 深'],
  ['湖水有多深才能游泳', '湖水 深才 游泳'],
  ['多高的山', '高 山'],
  ['有多长时间', ''],
  ['油烟要不要申请', '油烟 申请'],
  ['宿舍要钱吗', '宿舍'],
  ['停车收不收钱', '停车'],
  ['许多高山', '许多高山'],
  ['试用期多长', '试用期'],
  ['转正以后交五险吗', '转正 交五险'],
  ['do you offer internships', 'internships'],
  ['which tenders are still open', 'tenders open'],
  ['1.2米可以免票吗', '1.2 米 免票'],
  ['LS-CG-2026-118 什么时候截止', 'ls-cg-2026-118 截止'],
])('%s asks for %s: no word of the question is left', (typed, named) => {
  expect(withoutQuestion(typed)).toBe(named)
})
