import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { siteNames } from '@shanmen/brand/names.ts'
import { anyOf, plainName, sampleWords } from '@shanmen/sample/testing/sample-names.ts'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')

/** The names of this brand, as code could have them in place of what `brand/` says. */
const brandNames = Object.values(siteNames).map(({ name }) => plainName(name))
const isLong = (line: string) =>
  /(?:\p{Script=Han}[^\p{Script=Han}]*){6}/u.test(line) || /\w+(?:\W+\w+){4}/.test(line)
/** The lines of `brand/messages`, without short ones, which code may have too: what is between numbers and names put in. */
const lines = globSync('brand/messages/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(['"`])((?:(?!\1)[^\\\n])+)\1/g)]
    .flatMap(([, , text = '']) => text.split(/\{\w+\}/))
    .map((part) => part.trim())
    .filter((part) => isLong(part) && !part.startsWith('@')),
)
const own = new Set([...brandNames, ...sampleWords(), ...lines])
/** What the sample's group is called in the copy: by another name than this project, which may be the example of the guide. */
const otherGroup = brandNames.includes('云岭') ? ['岳川', 'Yuechuan'] : ['云岭', 'Yunling']

/** The first group's names and lines, and what another group has in their place. */
const renamed = new Map([...own].map((word, index) => [word.toLowerCase(), otherFor(word, index)]))

/** Short enough for every field, and different for each: places are told apart by their addresses. */
function otherFor(word: string, index: number): string {
  if (word === '灵山') return otherGroup[0] ?? ''
  if (word === 'Lingshan') return otherGroup[1] ?? ''
  const digits = [...index.toString(16)]
  const other = (first: string, names: string) =>
    first + digits.map((digit) => names[Number.parseInt(digit, 16)]).join('')
  return /\p{Script=Han}/u.test(word)
    ? other('云', '甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳')
    : other('Yun', 'abcdefghijklmnop')
}

export const firstWords: RegExp = anyOf([...own])

export const rename = (text: string): string =>
  text.replace(firstWords, (word) => {
    const other = renamed.get(word.toLowerCase()) ?? ''
    return /^[a-z]/.test(word) ? other.toLowerCase() : other
  })

const isText = (file: string) => /\.(?:ts|css|svg|json)$/.test(file)
const isColour = /#[\da-f]{6}\b/gi
/** Another colour, as light as this one: its channels in another order. */
const recolour = (text: string) =>
  text.replace(isColour, (colour) => colour.replace(/#(..)(..)(..)/, '#$2$3$1'))

/** The colours of the sample's group that another one does not have. */
export async function firstColours(): Promise<RegExp> {
  const files = [
    'colours.ts',
    'colours.css',
    'colours-contrast.css',
    'colours-elder.css',
    'colours-studio.css',
    'map.ts',
  ]
  const texts = await Promise.all(files.map((file) => readFile(join(root, 'brand', file), 'utf8')))
  const before = new Set(texts.join().toLowerCase().match(isColour))
  const after = new Set(recolour([...before].join()).match(isColour))
  return new RegExp([...before].filter((colour) => !after.has(colour)).join('|'), 'gi')
}

/** The colour of all icons of the other group. */
export const iconColour = { r: 10, g: 120, b: 200 }

/**
 * A copy of the project in a new folder in which only `brand/` differs: other names, colours and icons. Returns the folder,
 * which the caller removes.
 */
export async function copyRebranded(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shanmen-rebranded-'))
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = list
    .split('\n')
    .filter((file) => file && !/^(?:docs|e2e|chaos|bench|gallery|sample\/art\/pictures)\//.test(file))
  for (const file of files) {
    if (!existsSync(join(root, file))) continue
    await mkdir(dirname(join(folder, file)), { recursive: true })
    if (!file.startsWith('brand/') || !isText(file)) await copyFile(join(root, file), join(folder, file))
    else await writeFile(join(folder, file), recolour(rename(await readFile(join(root, file), 'utf8'))))
  }
  const icons = (await readdir(join(folder, 'brand/public/site'))).filter((name) => name.endsWith('.png'))
  for (const name of icons) {
    const file = join(folder, 'brand/public/site', name)
    const { width } = await sharp(file).metadata()
    await writeFile(
      file,
      await sharp({ create: { width, height: width, channels: 3, background: iconColour } })
        .png()
        .toBuffer(),
    )
  }
  await linkPackages(folder)
  return folder
}

/** Installed packages are those of the project; the workspaces are the copy's own. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules/@shanmen'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@shanmen' && name !== '.cache')
      await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of await readdir(join(root, 'node_modules/@shanmen'))) {
    await symlink(join(folder, name), join(folder, 'node_modules/@shanmen', name))
    const own = join(root, name, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, name, 'node_modules'))
  }
}
