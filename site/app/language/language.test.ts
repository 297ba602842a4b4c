import { expect, test } from 'vitest'
import { inLanguage } from './language.ts'

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })

test('the same page in the other language keeps id, query and hash', () => {
  expect(inLanguage('zh', at('/en/college/recruitment', '?type=1', '#list'))).toBe(
    '/college/recruitment?type=1#list',
  )
  expect(inLanguage('en', at('/newsAndInformation/group/%E7%81%AF'))).toBe(
    '/en/newsAndInformation/group/%E7%81%AF',
  )
  expect(inLanguage('en', at('/nope'))).toBe('/en/nope')
})

test('home has no slash of its own under a prefix', () => {
  expect(inLanguage('en', at('/'))).toBe('/en')
  expect(inLanguage('zh', at('/en'))).toBe('/')
  expect(inLanguage('zh', at('/en', '?a=1'))).toBe('/?a=1')
})

test('the other language starts at page 1, which is there for certain; the filters stay', () => {
  const path = '/partyBuilding/alliance/groupActivities'
  expect(inLanguage('en', at(path, '?page=2'))).toBe(`/en${path}`)
  expect(inLanguage('en', at(path, '?year=2026&page=2&keyword=%E8%8D%B7', '#list'))).toBe(
    `/en${path}?year=2026&keyword=%E8%8D%B7#list`,
  )
  expect(inLanguage('zh', at(`/en${path}`, '?page=1&homepage=2'))).toBe(`${path}?page=1&homepage=2`)
})

test('a city has another name in the other language, so the vacancies of all cities are shown', () => {
  const path = '/college/recruitment'
  expect(inLanguage('en', at(path, '?type=1&city=%E7%81%B5%E5%B1%B1'))).toBe(`/en${path}?type=1`)
  expect(inLanguage('zh', at(`/en${path}`, '?city=Lingshan'))).toBe(path)
  expect(inLanguage('zh', at(path, '?city=x'))).toBe(`${path}?city=x`)
})

test('switching to the language one reads changes nothing', () => {
  expect(inLanguage('en', at('/en/member/scenic', '?page=2'))).toBe('/en/member/scenic?page=2')
})
