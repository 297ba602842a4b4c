import type { InterfaceText } from '@shanmen/contract/languages.ts'
import {
  both,
  bothLines,
  choice,
  code,
  email,
  image,
  lines,
  list,
  needed,
  neededUnless,
  number,
  page,
  text,
  tree,
  url,
} from '../fields.ts'
import { collection, type Kind, single } from '../kind.ts'
import { collegeKinds } from './college.ts'
import { disclosureKinds } from './disclosure.ts'
import { groupKinds } from './group.ts'
import { memberKinds } from './member.ts'
import { newsKinds } from './news.ts'
import { partyKinds } from './party.ts'

const all: readonly Kind[] = [
  memberKinds,
  collegeKinds,
  groupKinds,
  disclosureKinds,
  partyKinds,
  newsKinds,
].flatMap((kinds): Kind[] => Object.values(kinds))

const hasTypes = ({ shared }: Kind) => Object.values(shared).some(({ type }) => type === 'entryType')

/** Labels of the kinds whose entries have a type that editors maintain. */
const typedKinds: Record<string, InterfaceText> = Object.fromEntries(
  all.filter(hasTypes).map(({ name, label }) => [name, label]),
)

export const siteKinds = {
  site: single({
    name: 'site',
    label: { zh: '网站信息', en: 'Site' },
    shared: {
      icp: text('ICP 备案号', 'ICP number', 60),
      policeIcp: text('公安备案号', 'Police filing number', 60),
      phone: needed(text('服务热线', 'Hotline', 40)),
      email: needed(email('邮箱', 'E-mail')),
      friendLinks: list(
        '友情链接',
        'Links',
        { name: needed(both('名称', 'Name', 60)), url: needed(url('网址', 'Address')) },
        20,
      ),
      social: list(
        '社交账号',
        'Accounts',
        { label: needed(both('名称', 'Name', 40)), url: needed(url('二维码内容', 'Content of the QR code')) },
        4,
      ),
    },
    words: {
      name: needed(text('网站名称', "Site's name", 40)),
      shortName: needed(text('简称', 'Short name', 20)),
      slogan: needed(text('口号', 'Slogan', 80)),
      description: needed(lines('描述（搜索引擎）', 'Description for search engines', 200)),
      copyright: needed(text('版权', 'Copyright', 120)),
      hours: text('服务时间', 'Hours', 60),
      address: needed(text('地址', 'Address', 160)),
    },
  }),
  home: single({
    name: 'home',
    label: { zh: '首页', en: 'Home page' },
    shared: {
      slides: list(
        '首屏画卷',
        'Paintings',
        {
          title: needed(bothLines('标题（每行一句）', 'Headline, a line each', 120)),
          subtitle: both('副题', 'Subtitle', 80),
          seal: both('印章', 'Seal', 8),
          wide: needed(image('横幅', 'Wide')),
          tablet: needed(image('平板', 'Tablet')),
          phone: needed(image('手机', 'Phone')),
        },
        5,
      ),
      industryImage: needed(image('产业配图', 'Industry picture')),
      collegeImage: needed(image('学院配图', 'College picture')),
      partyImage: needed(image('党建配图', 'Party-building picture')),
    },
    words: {
      introTitle: needed(text('简介标题', 'Headline of the introduction', 120)),
      industryTitle: needed(text('产业标题', 'Headline of industry', 120)),
      collegeTitle: needed(text('学院标题', 'Headline of the college', 120)),
      collegeText: needed(lines('学院文字', 'Text of the college', 300)),
      partyTitle: needed(text('党建标题', 'Headline of party building', 80)),
      partyText: needed(lines('党建文字', 'Text of party building', 200)),
      verse: needed(lines('结尾诗句', 'Closing verse', 200)),
    },
  }),
  menu: single({
    name: 'menu',
    label: { zh: '导航菜单', en: 'Menu' },
    shared: {
      items: tree(
        '菜单',
        'Menu',
        {
          key: text('标识', 'Key', 40),
          title: needed(both('名称', 'Label', 40)),
          intro: both('一句话介绍', 'One line about it', 120),
          path: neededUnless('external', page('页面', 'Page')),
          external: url('外部链接', 'Outside link'),
          cover: image('配图', 'Picture'),
        },
        3,
      ),
    },
    words: {},
  }),
  type: collection({
    name: 'type',
    label: { zh: '类型', en: 'Type' },
    many: 'Types',
    order: 'sorted',
    shared: {
      of: needed(choice('所属内容', 'Kind it belongs to', typedKinds)),
      code: needed(code('代码', 'Code')),
      sort: number('排序', 'Order'),
    },
    words: { name: needed(text('名称', 'Name', 40)) },
    columns: { type: 'of', sort: 'sort' },
  }),
}
