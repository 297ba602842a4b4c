import type { KindName } from '@shanmen/content/kinds.ts'
import { languageCodes } from '@shanmen/contract/languages.ts'
import { dayFrom } from '../day.ts'
import { allEntries } from '../entries.ts'
import { makeRegion } from '../region/region.ts'

/** Kinds whose entries have proper names. The titles of others are common words, which code has too. */
const named: KindName[] = [
  'scenic',
  'welfareProject',
  'programme',
  'brandProject',
  'alliance',
  'allianceMember',
  'brand',
  'venue',
]

/**
 * The names of the sample's group: its own, its places by title, by the two characters that begin it and by id, its
 * projects and partners, and what its map names.
 */
function sampleNames(): string[] {
  const entries = allEntries(dayFrom(new Date()))
  const titled = entries.flatMap(({ kind, id, ...entry }) =>
    languageCodes.flatMap((language) => {
      const words: object = entry[language] ?? {}
      const name = 'title' in words ? words.title : 'name' in words ? words.name : undefined
      return typeof name === 'string' ? [{ kind, id, name, language }] : []
    }),
  )
  const group = titled.flatMap(({ kind, name }) => (kind === 'site' ? name.replace(/集团$| Group$/, '') : []))
  const places = titled.filter(({ kind, language }) => kind === 'scenic' && language === 'zh')
  const onMap = makeRegion().features.flatMap(({ properties: { zh, en } }) => [zh, en])
  const all = [
    ...group,
    ...places.flatMap(({ id, name }) => [id, name.slice(0, 2)]),
    ...titled.flatMap(({ kind, name }) => (named.includes(kind) ? properOf(name) : [])),
    ...onMap.flatMap((name) => (name ? properOf(name.replace(/ \d+$|（.*）| \(.*\)/g, '')) : [])),
  ]
  return [...new Set(all)]
}

/** The name itself of one such as 山水同心 · 党建联盟. A single common word says nothing about a group. */
const properOf = (name: string) => {
  const [own = ''] = name.split(/ · |: /)
  return /^\p{Script=Han}{3,}$/u.test(own) || own.includes(' ') ? [own] : []
}

/** Words that name nothing and yet belong to the sample's group: its figures, its lamps, its mottos. */
const others = [
  ...['八处山水', 'eight landscapes', '九个基层', 'nine Party', 'landscape alliance'],
  ...['二十六年', 'twenty-six years', '荷灯', '推窗见山'],
]
export const sampleWords = (): string[] => [...sampleNames(), ...others]

/** The name of a group without what kind of company it is, as texts use it: 灵山 of 灵山集团. */
export const plainName = (name: string): string => name.replace(/集团$| Group$/, '')

/** Finds any of some words. The addresses below `/lingShan` are fixed by the specification, whichever group's the site is. */
export function anyOf(words: readonly string[]): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map((word) => RegExp.escape(word))
  return new RegExp(`(?!(?<=\\/)lingShan)(?:${longestFirst.join('|')})`, 'gi')
}
