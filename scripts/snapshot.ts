/**
 * The responses of a running site to visitors and API clients, as one JSON file, so that two versions can be compared:
 *
 *     npm run snapshot -- take http://localhost:3000 before.json
 *     npm run snapshot -- compare before.json after.json
 *
 * Every address of the sitemap and the menu in both languages, the addresses that redirect, a missing page and the feeds:
 * status, redirect target, visible text, headings, links, pictures' texts and the head. Every call with its lists page by
 * page and the detail of each item: status and body. What changes with a build (file names, asset links) is left out.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { calls } from '@shanmen/contract/calls.ts'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Snapshot = Record<string, unknown>

const print = (line: string) => process.stdout.write(`${line}\n`)
async function take(base: string): Promise<Snapshot> {
  const found: Snapshot = {}
  const sitemap = await (await fetch(`${base}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  )
  const queue = new Set(listed.flatMap((path) => [path, ...withQueries(path)]))
  for (const prefix of ['', '/en']) for (const path of others) queue.add(`${prefix}${path}`)
  for (const path of queue) {
    const response = await fetch(base + path, { redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    const text = (await response.text()).replaceAll(base, '')
    found[path] = {
      status: response.status,
      location: response.headers.get('location')?.replace(base, ''),
      ...(type.includes('html') ? readPage(text) : { text }),
    }
    // Pages that are linked only from the menu, a footer or a list's paging.
    for (const [href] of (found[path] as { links?: string[][] }).links ?? []) {
      const target = href?.replace(/#.*/, '')
      if (target?.startsWith('/') && !target.startsWith('/media') && queue.size < 4000) queue.add(target)
    }
  }
  await takeCalls(base, found)
  return found
}

/** Lists are also requested with a second page, a keyword and a year. */
const withQueries = (path: string) =>
  /\/(group|media|activity|scenic|industry|course|training|recruitment|rent|purchase|education|groupActivities)$/.test(
    path,
  )
    ? [`${path}?page=2`, `${path}?keyword=%E6%B9%96`, `${path}?keyword=lake`, `${path}?year=2026`]
    : []

const others = [
  '/member',
  '/college',
  '/lingShan',
  '/information',
  '/partyBuilding',
  '/newsAndInformation',
  '/lingShan/intro',
  '/college/talent',
  '/partyBuilding/organization',
  '/en/lingShan/intro',
  '/partyBuilding/brand/x',
  '/lingShan/intro/groupProfile',
  '/nothing/here',
  '/member/scenic/none',
  '/newsAndInformation/other',
  '/robots.txt',
  ...['college', 'disclosure', 'party', 'news'].flatMap((name) =>
    ['rss', 'atom', 'json'].map((form) => `/feed/${name}.${form}`),
  ),
]

const isElement = (node: Node): node is Element => 'tagName' in node
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

function readPage(html: string) {
  const text: string[] = []
  const headings: string[][] = []
  const links: string[][] = []
  const pictures: string[] = []
  const head: string[] = []
  const textOf = (node: Node): string =>
    node.nodeName === '#text' && 'value' in node
      ? node.value
      : isElement(node) && !/^(script|style|template)$/.test(node.tagName)
        ? node.childNodes.map(textOf).join('')
        : ''
  const plain = (value: string) => value.replace(/\s+/g, ' ').trim()
  const visit = (node: Node, inHead: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node && !inHead && plain(node.value))
      text.push(plain(node.value))
    if (!isElement(node) || /^(script|style|template)$/.test(node.tagName)) return
    const { tagName } = node
    if (inHead) head.push(...headLine(node))
    if (/^h[1-6]$/.test(tagName)) headings.push([tagName, plain(textOf(node))])
    if (tagName === 'a') links.push([attribute(node, 'href') ?? '', plain(textOf(node))])
    if (tagName === 'img') pictures.push(attribute(node, 'alt') ?? '(none)')
    if (tagName === 'html') head.push(`html ${attribute(node, 'lang')}`)
    for (const child of node.childNodes) visit(child, inHead || tagName === 'head')
  }
  for (const node of parse(html).childNodes) visit(node, false)
  // Adjacent texts are compared as one: how components split them is not visible.
  return { text: plain(text.join(' ')), headings, links, pictures, head: head.toSorted() }
}

function headLine(element: Element): string[] {
  const { tagName } = element
  if (tagName === 'title')
    return [`title ${element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')}`]
  const isAsset = /preload|stylesheet|icon/.test(attribute(element, 'rel') ?? '')
  if ((tagName !== 'meta' && tagName !== 'link') || isAsset) return []
  return [
    `${tagName} ${element.attrs
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join(' ')}`,
  ]
}

async function takeCalls(base: string, found: Snapshot): Promise<void> {
  const request = async (name: keyof typeof calls, input: Record<string, unknown>) => {
    const { method, path } = calls[name]
    const { languageId, ...rest } = input
    const inPath = path.includes('{languageId}')
    const query = new URLSearchParams(
      Object.entries(inPath ? rest : input).map(([key, value]) => [key, String(value)]),
    )
    const url = `${path.replace('{languageId}', String(languageId))}${method === 'GET' && query.size ? `?${query}` : ''}`
    const body = method === 'POST' ? JSON.stringify(input) : undefined
    const headers = { 'Content-Type': 'application/json', platform: '11' }
    const response = await fetch(`${base}/backends${url}`, { method, body, headers })
    const answer = JSON.parse((await response.text()).replaceAll(base, ''))
    found[`${name} ${JSON.stringify(input)}`] = { status: response.status, body: answer }
    return answer.data as { list?: { id: string }[]; pages?: number } | undefined
  }
  const types: Record<string, string[]> = {
    informationList: ['group', 'media', 'activity'],
    groupActivitiesList: ['activity', 'education'],
    informationDisclosureList: ['rent', 'purchase'],
    enterpriseHonorList: ['national', 'provincial', 'other'],
    typeList: ['scenic', 'industry', 'course', 'training', 'job', 'rent', 'purchase'],
  }
  for (const languageId of [1, 2, 3]) {
    for (const name of Object.keys(calls) as (keyof typeof calls)[]) {
      if (name.endsWith('Detail')) continue
      for (const type of types[name] ?? [undefined]) {
        const input = { languageId, ...(type && (name === 'typeList' ? { module: type } : { type })) }
        const answer = await request(name, input)
        if (!name.endsWith('List') || languageId === 3) continue
        for (let pageNum = 2; pageNum <= (answer?.pages ?? 1); pageNum += 1)
          await request(name, { ...input, pageNum })
        for (const keyword of ['湖', 'lake', 'lanyu', '集团', 'the'])
          await request(name, { ...input, keyword })
        const all = await request(name, { ...input, pageSize: 50 })
        const detail = name.replace('List', 'Detail') as keyof typeof calls
        if (!(detail in calls)) continue
        for (const { id } of [...(all?.list ?? []), { id: 'none' }]) await request(detail, { id, languageId })
      }
    }
  }
}

const read = (file: string): Snapshot => JSON.parse(readFileSync(file, 'utf8'))

function compare(before: Snapshot, after: Snapshot): number {
  let different = 0
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [a, b] = [before[key], after[key]].map((value) => flatten(value))
    const lines = [...new Set([...(a?.keys() ?? []), ...(b?.keys() ?? [])])].filter(
      (path) => a?.get(path) !== b?.get(path),
    )
    if (lines.length === 0) continue
    different += 1
    print(`≠ ${key} (${lines.length} values)`)
    for (const path of lines.slice(0, 4))
      print(`    ${path}: ${cut(a?.get(path), b?.get(path))} → ${cut(b?.get(path), a?.get(path))}`)
  }
  print(
    `${Object.keys(before).length} answers before, ${Object.keys(after).length} after, ${different} different`,
  )
  return different
}

function flatten(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) flatten(inner, `${path}.${key}`, into)
  else if (value !== undefined) into.set(path, String(value))
  return into
}

/** The part of a long text around its first difference from the other. */
function cut(text: string | undefined, other: string | undefined): string {
  if (text === undefined) return '(none)'
  let at = 0
  while (at < text.length && text[at] === other?.[at]) at += 1
  return JSON.stringify(text.slice(Math.max(0, at - 20), at + 60))
}

const [command, first = '', second = ''] = process.argv.slice(2)
if (command === 'take')
  writeFileSync(second, `${JSON.stringify(await take(first.replace(/\/$/, '')), null, 1)}\n`)
else if (command === 'compare') process.exitCode = compare(read(first), read(second)) === 0 ? 0 : 1
else {
  print('Usage: npm run snapshot -- take <address> <file> | compare <file> <file>')
  process.exitCode = 1
}
