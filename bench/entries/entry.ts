import type { AnyDocument } from '@shanmen/content/documents/document.ts'
import { createRandom, type Random } from './random.ts'
import { en } from './vocabulary-en.ts'
import { zh } from './vocabulary-zh.ts'

const nameCharacters = '岚澄竹溪云霁墨荷松涧鹤汀杏坞琴台砚舟枫桥蓼渚梧庭芦湾麦垄桂棹苇泽樟坪柚谷藕塘'
const starts = ['bel', 'cor', 'dal', 'fen', 'gar', 'hal', 'jor', 'kel', 'lom', 'mar', 'nor', 'pel', 'quil']
const middles = ['a', 'e', 'i', 'o', 'u', 'an', 'en', 'in', 'or', 'ul', 'av', 'es']
const ends = ['bury', 'combe', 'dale', 'ford', 'garth', 'holm', 'mere', 'stead', 'thorpe', 'wick', 'worth']

/** A made-up workshop name, the rare word of an entry: a few thousand different ones in each language. */
const nameOf = (number: number) => ({ zh: chineseName(number), en: englishName(number) })

const characters = [...nameCharacters]
const at = (rows: readonly string[], number: number): string => rows[number % rows.length] ?? ''

const chineseName = (number: number): string =>
  at(characters, number) +
  at(characters, Math.floor(number / characters.length) * 7 + number) +
  at(characters, number * 3 + 11)

function englishName(number: number): string {
  const middle = Math.floor(number / starts.length)
  return at(starts, number) + at(middles, middle) + at(ends, Math.floor(middle / middles.length))
}

/** Channels by frequency: half group news, a fifth media coverage, the rest events. */
const channels = [
  'group',
  'group',
  'group',
  'group',
  'group',
  'media',
  'media',
  'activity',
  'activity',
  'activity',
]
export const channelNames = ['group', 'media', 'activity'] as const
export const firstYear = 2008
export const lastYear = 2026
const day = 86_400_000
const newest = Date.UTC(lastYear, 9, 31)
const oldest = Date.UTC(firstYear, 0, 1)

/** Search words: one in about four entries, some in a twentieth of them, some in nearly all. */
export const searchWords = {
  rare: (number: number, entries: number) => nameOf(number % Math.ceil(entries / 4)),
  middling: {
    zh: ['防汛', '廉洁', '节能', '乡村', '人才', '品牌'],
    en: ['integrity', 'schooling', 'heritage', 'renewal', 'readiness'],
  },
  common: { zh: ['集团', '公司', '工作'], en: ['group', 'the', 'and'] },
} as const

type Text = { title: string; summary: string; source: string; body: object }

/** The news entry of a number in both languages; the same number always returns the same entry. */
export function makeEntry(
  number: number,
  entries: number,
  covers: readonly string[],
): { slug: string; document: AnyDocument } {
  const random = createRandom(number * 7919 + 13)
  const name = searchWords.rare(number, entries)
  const isTop = number % Math.ceil(entries / 3) === 1
  const cover = random.next() < 0.9 ? random.pick(covers) : undefined
  const shared = {
    channel: random.pick(channels),
    publishedAt: dateOf(random),
    ...(cover && { cover }),
    ...(isTop && { isTop }),
  }
  return {
    slug: `news-${number}`,
    document: { shared, zh: chinese(random, name.zh), en: english(random, name.en) },
  }
}

// The square root gives recent years more entries, as on a site that grew.
const dateOf = (random: Random): string =>
  new Date(oldest + Math.sqrt(random.next()) * (newest - oldest) - random.below(day)).toISOString()

function chinese(random: Random, name: string): Text {
  const topic = random.pick(zh.topics)
  const event = `${topic}${random.pick(zh.events)}`
  const sentence = () =>
    `${random.pick(zh.times)}，${random.pick(zh.subjects)}${random.pick(zh.actions)}，${random.pick(zh.effects)}。`
  const opening = `集团围绕${topic}举办${event}，${name}工坊等${2 + random.below(30)}家公司参加，会议总结了上一阶段的工作。`
  return {
    title: `${random.pick(zh.subjects)}${random.pick(zh.actions)}，${event}在${name}举行`,
    summary: opening,
    source: random.pick(zh.sources),
    body: bodyOf(random, opening, sentence, () => random.pick(zh.closings), ''),
  }
}

function english(random: Random, name: string): Text {
  const topic = random.pick(en.topics)
  const event = `${random.pick(en.events)} on ${topic}`
  const place = `${name[0]?.toUpperCase()}${name.slice(1)}`
  const sentence = () =>
    `${random.pick(en.times)} ${random.pick(en.subjects)} ${random.pick(en.actions)}, and ${random.pick(en.effects)}.`
  const opening = `The group held a ${event} at ${place}, and ${2 + random.below(30)} companies took part.`
  return {
    title: `A ${event} at ${place}`,
    summary: opening,
    source: random.pick(en.sources),
    body: bodyOf(random, opening, sentence, () => random.pick(en.closings), ' '),
  }
}

/** Five to ten paragraphs of two to five sentences: 500 to 1500 Chinese characters, 250 to 800 English words. */
function bodyOf(
  random: Random,
  opening: string,
  sentence: () => string,
  closing: () => string,
  space: string,
) {
  const middle = Array.from({ length: 4 + random.below(6) }, () =>
    Array.from({ length: 2 + random.below(4) }, sentence).join(space),
  )
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  return { type: 'doc', content: [opening, ...middle, closing()].map(paragraph) }
}
