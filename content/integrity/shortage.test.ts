import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { openContent } from '../open.ts'
import { news, put } from '../testing/fixtures.ts'
import { addPicture } from '../testing/picture.ts'

const module = (name: string) => JSON.stringify(join(import.meta.dirname, '..', name))

/** Checks the content again and again while fewer and fewer files can be opened; prints every finding. */
const program = `
import { closeSync, openSync } from 'node:fs'
import { openReadOnly } from ${module('open.ts')}
import { checkContent } from ${module('integrity/check.ts')}
const dataDir = process.argv[2]
const content = await openReadOnly({ dataDir })
const check = () => checkContent(content, { writes: false })
const results = [await check()]
const opened = []
try {
  for (;;) opened.push(openSync('/dev/null'))
} catch {}
for (let free = 0; free < 16; free += 1) {
  results.push(await check().catch(() => 'ended'))
  closeSync(opened.pop())
}
console.log(JSON.stringify(results))
`

test.skipIf(process.platform === 'win32')(
  'with too many files open the check ends, and takes nothing for damage',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-shortage-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const content = await openContent({ dataDir })
    await addPicture(content)
    await put(content, 'news', news({ zh: '一' }))
    await content.close()
    const file = join(dataDir, 'check.mjs')
    await writeFile(file, program)
    const node = [process.execPath, file, dataDir]
    const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 64; exec "$@"', 'sh', ...node])
    const [before, ...results] = JSON.parse(stdout)
    expect(before).toEqual([])
    expect(results[0]).toBe('ended')
    for (const result of results) expect(['ended', []]).toContainEqual(result)
  },
)

const often = `
import { checkOften } from ${module('integrity/often.ts')}
const findings = await checkOften({ dialect: 'postgres', dataDir: process.argv[2] }, process.argv[3] === 'writes')
console.log(JSON.stringify(findings.filter(({ code }) => code !== 'space')))
`

test.skipIf(process.platform === 'win32')(
  'a disk that takes no writes is reported before anything is saved, though the permissions allow it',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-read-only-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const script = join(dataDir, 'often.mjs')
    await writeFile(script, often)
    const found = async (limit: string, role: string) => {
      const command = `ulimit -f ${limit} && exec "$0" "$1" "$2" "$3"`
      const values = ['-c', command, process.execPath, script, dataDir, role]
      const { stdout } = await promisify(execFile)('/bin/sh', values)
      return JSON.parse(stdout)
    }
    expect(await found('unlimited', 'writes')).toEqual([])
    expect(await found('0', 'reads')).toEqual([])
    expect(await found('0', 'writes')).toEqual([{ code: 'permissions', count: 1, where: ['.'] }])
  },
)

const pictures = `
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { addImage } from ${module('media/add-image.ts')}
import { openContent } from ${module('open.ts')}
const content = await openContent({ dataDir: process.argv[2] })
const large = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#abc' } })
const all = await Promise.all([large.clone().jpeg(), large.clone().webp({ effort: 0 })].map((each) => each.toBuffer()))
const size = 1024 * Number(/VmSize:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1])
const limit = (bytes) => spawnSync('prlimit', ['--pid', String(process.pid), '--as=' + bytes + ':'])
const add = (bytes) =>
  addImage(content, 'a', { name: 'a.jpg', bytes, alt: { zh: '', en: '' } }).then(
    () => 'added',
    ({ name }) => name,
  )
const results = []
limit(size + 20_000_000)
for (const bytes of all) results.push(await add(bytes))
limit('unlimited')
console.log(JSON.stringify(results))
await content.close()
`

test.skipIf(!existsSync('/usr/bin/prlimit'))(
  'without memory to decode it a picture is not taken for damaged',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'shanmen-memory-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const file = join(import.meta.dirname, `.${randomUUID()}.mjs`)
    onTestFinished(() => rm(file))
    await writeFile(file, pictures)
    const { stdout } = await promisify(execFile)(process.execPath, [file, dataDir])
    expect(JSON.parse(stdout)).toEqual(['Error', 'Error'])
  },
)
