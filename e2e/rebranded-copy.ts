import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')

/** Names and figures of the sample's group, and what another group has in their place. */
const names: [RegExp, string][] = [
  [/灵山/g, '云岭'],
  [/lingshan/g, 'yunling'],
  [/Lingshan/g, 'Yunling'],
  [/岚屿/g, '云浦'],
  [/lanyu/gi, 'Yunpu'],
  [/鹤汀/g, '云洲'],
  [/heting/gi, 'Yunzhou'],
  [/听雪/g, '云雪'],
  [/tingxue/gi, 'Yunxue'],
  [/云阶/g, '云梯'],
  [/yunjie/gi, 'Yunti'],
  [/晚塔/g, '云塔'],
  [/wanta/gi, 'Yunta'],
  [/荷灯/g, '云灯'],
  [/二十六年/g, '十年'],
  [/twenty-six years/gi, 'ten years'],
  [/四程/g, '五程'],
  [/推窗见山/g, '推窗见云'],
]
export const firstWords =
  /灵山|(?<!\/)lingshan|岚屿|lanyu|鹤汀|heting|听雪|tingxue|云阶|yunjie|晚塔|wanta|荷灯|二十六年|twenty-six years|四程|推窗见山/gi

export const rename = (text: string): string =>
  // The addresses below `/lingShan` are fixed: links from elsewhere lead there.
  names.reduce((renamed, [name, other]) => renamed.replace(name, other), text)

const isText = (file: string) => /\.(?:ts|css|svg|json)$/.test(file)
const isColour = /#[\da-f]{6}\b/gi
/** Another colour, as light as this one: its channels in another order. */
const recolour = (text: string) =>
  text.replace(isColour, (colour) => colour.replace(/#(..)(..)(..)/, '#$2$3$1'))

/** The colours of the sample's group that another one does not have. */
export async function firstColours(): Promise<RegExp> {
  const files = ['colours.ts', 'colours.css', 'colours-modes.css', 'colours-studio.css', 'map.ts']
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
