import { expect, test } from 'vitest'
import { payOf } from './pay.ts'

test('pay is read as editors write it, in both languages', () => {
  expect(payOf('1.2万–1.8万元/月')).toEqual({ from: 12_000, to: 18_000, unit: 'MONTH' })
  expect(payOf('7000元–1万元/月')).toEqual({ from: 7000, to: 10_000, unit: 'MONTH' })
  expect(payOf('1–1.4万元/月')).toEqual({ from: 10_000, to: 14_000, unit: 'MONTH' })
  expect(payOf('260元/天')).toEqual({ from: 260, to: 260, unit: 'DAY' })
  expect(payOf('RMB 12,000–18,000 a month')).toEqual({ from: 12_000, to: 18_000, unit: 'MONTH' })
  expect(payOf('RMB 260 a day')).toEqual({ from: 260, to: 260, unit: 'DAY' })
  expect(payOf('20万–30万/年')).toEqual({ from: 200_000, to: 300_000, unit: 'YEAR' })
  expect(payOf('年薪20万–30万元')).toEqual({ from: 200_000, to: 300_000, unit: 'YEAR' })
  expect(payOf('月薪8000元')).toEqual({ from: 8000, to: 8000, unit: 'MONTH' })
  expect(payOf('from RMB 8,000 to 9,000 a month')).toEqual({ from: 8000, to: 9000, unit: 'MONTH' })
})

test('one end of a range is left to the text: it is not the whole of the pay', () => {
  for (const text of [
    '8000元/月起',
    '月薪不低于8000元',
    '最高1.2万元/月',
    'from RMB 8,000 a month',
    '8,000+ a month',
  ])
    expect(payOf(text)).toBe(undefined)
})

test('words without an amount or a unit, and more than a range, are left to the text', () => {
  for (const text of ['', '面议', 'negotiable', '8000元', '6000–8000元/月，绩效另计 500 元'])
    expect(payOf(text)).toBe(undefined)
})

test('pay of several units, or not in yuan, is left to the text; other words about time do not count', () => {
  expect(payOf('RMB 12,000–18,000 a month, paid holidays')).toMatchObject({ unit: 'MONTH' })
  expect(payOf('RMB 12,000 monthly, flexible hours')).toMatchObject({ unit: 'MONTH' })
  for (const text of [
    '年薪15–20万元，每月发放',
    'RMB 30 an hour, eight hours a day',
    'USD 3,000 a month',
    'US$3,000 a month',
    '3000美元/月',
    '3,000 euros a month',
  ])
    expect(payOf(text)).toBe(undefined)
})
