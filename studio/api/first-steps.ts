import { createHash } from 'node:crypto'
import { logo } from '@shanmen/brand/logo.ts'
import { kinds } from '@shanmen/content/kinds.ts'
import type { Content } from '@shanmen/content/open.ts'
import { readSingle } from '@shanmen/content/published/detail.ts'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import type { People } from '../people/people.ts'

/** Something that a new site still lacks, and the screen of the studio where it is done. */
export type FirstStep = { text: InterfaceText; to: string }

/** The logo that comes with the program is another group's. */
const deliveredLogo = 'f7b3dbbf3949618f'

const step = (to: string, zh: string, en: string): FirstStep => ({ to, text: { zh, en } })
const site = `/${kinds.site.name}`
const steps = {
  name: step(site, '填写网站名称、口号与描述', 'Name, slogan and description of the site'),
  logo: step(site, '上传标志', 'Logo'),
  filing: step(site, '填写 ICP 备案号与公安备案号', 'ICP number and police filing number'),
  contact: step(site, '填写热线、邮箱与地址', 'Hotline, e-mail and address'),
  place: step(`/${kinds.scenic.name}`, '发布第一个景区', 'The first scenic spot'),
  news: step(`/${kinds.news.name}`, '发布第一篇新闻', 'The first news article'),
  people: step('/people', '邀请同事', 'Invite colleagues'),
}

/** What is missing on the public site of a group that has just begun, in the order in which it is best done. */
export async function readFirstSteps(content: Content, people: People): Promise<FirstStep[]> {
  const now = content.clock.now()
  const found = await readSingle(content, 'site', 'zh', now)
  const {
    name,
    slogan,
    description,
    icp,
    policeIcp,
    phone,
    email,
    address,
    logo: uploaded,
  } = found?.document ?? {}
  const isOwnLogo = uploaded !== undefined || hashOf(logo) !== deliveredLogo
  const published = await content.read
    .selectFrom('publication')
    .select('kind')
    .distinct()
    .where('kind', 'in', ['scenic', 'news'])
    .execute()
  const has = (kind: string) => published.some((row) => row.kind === kind)
  const { count } = await people.database
    .selectFrom('person')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const isDone: Record<keyof typeof steps, boolean> = {
    name: Boolean(name && slogan && description),
    logo: isOwnLogo,
    filing: Boolean(icp && policeIcp),
    contact: Boolean(phone && email && address),
    place: has('scenic'),
    news: has('news'),
    people: Number(count) > 1,
  }
  return Object.entries(steps).flatMap(([key, value]) => (isDone[key as keyof typeof steps] ? [] : [value]))
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
