import { pages, partPages } from '@shanmen/contract/addresses.ts'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import {
  both,
  choice,
  code,
  dateTime,
  email,
  image,
  lines,
  list,
  needed,
  neededUnless,
  number,
  page,
  rich,
  richBelowHeading,
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

/** Labels of the pages that may have parts. */
const pageTitles: Record<string, InterfaceText> = Object.fromEntries(
  partPages.map((name) => [name, { zh: pages[name].zh, en: pages[name].en }]),
)

export const siteKinds = {
  // Menu, home page and site information are public from the start, when only the name is known: the name alone is required.
  // What is empty is left out of the pages, and the studio's first steps say what is missing.
  site: single({
    name: 'site',
    label: { zh: '网站信息', en: 'Site' },
    shared: {
      logo: image('标志（方形，透明底）', 'Logo (square, transparent)'),
      icp: text('ICP 备案号', 'ICP number', 60),
      policeIcp: text('公安备案号', 'Police filing number', 60),
      phone: text('服务热线', 'Hotline', 40),
      email: email('邮箱', 'E-mail'),
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
      slogan: text('口号', 'Slogan', 80),
      description: lines('描述（搜索引擎）', 'Description for search engines', 200),
      copyright: text('版权', 'Copyright', 120),
      hours: text('服务时间', 'Hours', 60),
      address: text('地址', 'Address', 160),
    },
  }),
  home: single({
    name: 'home',
    label: { zh: '首页', en: 'Home page' },
    shared: {
      shareImage: image('分享配图', 'Picture where it is shared'),
      industryImage: image('产业配图', 'Industry picture'),
      collegeImage: image('学院配图', 'College picture'),
      partyImage: image('党建配图', 'Party-building picture'),
    },
    // The paintings of the first screen, which one for all hours of the day has replaced.
    retired: ['slides'],
    words: {
      headline: lines('首屏题字（每行一句）', 'Headline of the first screen, a line each', 120),
      subtitle: text('题字旁的一句', 'Line beside the headline', 80),
      seal: text('印章', 'Seal', 8),
      introTitle: text('简介标题', 'Headline of the introduction', 120),
      industryTitle: text('产业标题', 'Headline of industry', 120),
      collegeTitle: text('学院标题', 'Headline of the college', 120),
      collegeText: lines('学院文字', 'Text of the college', 300),
      partyTitle: text('党建标题', 'Headline of party building', 80),
      partyText: lines('党建文字', 'Text of party building', 200),
      verse: lines('结尾诗句', 'Closing verse', 200),
    },
  }),
  menu: single({
    name: 'menu',
    label: { zh: '导航菜单', en: 'Menu' },
    shared: {
      items: needed(
        tree(
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
      ),
    },
    words: {},
  }),
  search: single({
    name: 'search',
    label: { zh: '站内搜索', en: 'Site search' },
    shared: {
      popular: list('大家在搜', 'Popular searches', { word: needed(both('词', 'Word', 20)) }, 8),
      synonyms: list(
        '同义词：搜其中一个，也找到其他的',
        'Synonyms: a search for one finds the others too',
        { words: needed(lines('同义词（每行一个）', 'Words, a line each', 400)) },
        300,
      ),
      never: lines('不提示的词（每行一个）', 'Words never suggested, a line each', 2000),
      bestBets: list(
        '最佳结果：搜这些词或其同义词时排在最前',
        'Best bets: what these words and their synonyms find first',
        {
          words: needed(lines('搜索词（每行一个）', 'Searches, a line each', 400)),
          page: needed(page('页面', 'Page')),
        },
        300,
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
  statement: collection({
    name: 'statement',
    label: { zh: '网站声明', en: 'Statement' },
    many: 'Statements',
    order: 'sorted',
    shared: {
      sort: number('排序', 'Order'),
      publishedAt: needed(dateTime('发布时间', 'Date')),
    },
    words: {
      title: needed(text('标题', 'Title', 60)),
      summary: needed(lines('摘要', 'Summary', 300)),
      body: needed(rich('正文', 'Text')),
    },
    columns: { date: 'publishedAt', sort: 'sort' },
  }),
  part: collection({
    name: 'part',
    label: { zh: '页面段落', en: 'Part of a page' },
    many: 'Parts of pages',
    order: 'sorted',
    shared: {
      page: needed(choice('所在页面', 'Page', pageTitles)),
      sort: number('排序', 'Order'),
    },
    words: {
      title: needed(text('标题', 'Title', 60)),
      body: needed(richBelowHeading('正文', 'Text')),
    },
    columns: { type: 'page', sort: 'sort' },
  }),
}
