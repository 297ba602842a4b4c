import {
  both,
  bothLines,
  choice,
  date,
  image,
  images,
  lines,
  list,
  needed,
  number,
  page,
  rich,
  text,
  tree,
  url,
} from '../fields.ts'
import { collection, single } from '../kind.ts'
import { figures, titledTexts } from './shared-fields.ts'

export const groupKinds = {
  profile: single({
    name: 'profile',
    label: { zh: '集团简介', en: 'Group profile' },
    shared: { images: images('图片', 'Pictures'), figures },
    words: {
      title: needed(text('标题', 'Title', 80)),
      headline: needed(text('主句', 'Headline', 120)),
      summary: needed(lines('首页简介', 'Text on the home page', 400)),
      body: needed(rich('正文', 'Text')),
    },
  }),
  culture: single({
    name: 'culture',
    label: { zh: '文化理念', en: 'Culture' },
    shared: {
      values: titledTexts('价值观', 'Values'),
      concepts: list('理念', 'Concepts', {
        title: needed(both('标题', 'Title', 60)),
        text: bothLines('文字', 'Text', 400),
        image: image('图片', 'Picture'),
      }),
    },
    words: { mission: needed(text('使命', 'Mission', 160)), vision: needed(text('愿景', 'Vision', 160)) },
  }),
  organization: single({
    name: 'organization',
    label: { zh: '组织架构', en: 'Organisation' },
    shared: {
      tree: tree(
        '架构',
        'Chart',
        {
          name: needed(both('名称', 'Name', 60)),
          kind: choice('性质', 'Kind', {
            party: { zh: '党委', en: 'Party committee' },
            board: { zh: '董事会', en: 'Board' },
            committee: { zh: '委员会', en: 'Committee' },
            management: { zh: '经营层', en: 'Management' },
            department: { zh: '部门', en: 'Department' },
            company: { zh: '企业', en: 'Company' },
          }),
          note: both('一句话', 'In one line', 80),
          page: page('本站页面', 'Page of this site'),
          url: url('网址', 'Website'),
          trade: both('归口企业的业务', 'Trade of its companies', 40),
          image: image('企业图片', 'Picture of its companies'),
        },
        4,
      ),
    },
    words: { title: needed(text('标题', 'Title', 80)), intro: needed(rich('介绍', 'Text')) },
  }),
  history: single({
    name: 'history',
    label: { zh: '发展历程', en: 'History' },
    shared: {
      chapters: list(
        '篇章',
        'Chapters',
        {
          from: needed(number('起始年份', 'First year', 1900, 2200)),
          title: needed(both('标题', 'Title', 40)),
          text: both('一句话', 'In one line', 80),
          image: image('图片', 'Picture'),
        },
        12,
      ),
    },
    words: { title: needed(text('标题', 'Title', 80)), intro: needed(lines('介绍', 'Text', 400)) },
  }),
  milestone: collection({
    name: 'milestone',
    label: { zh: '大事记', en: 'Milestone' },
    many: 'Milestones',
    order: 'newest',
    shared: {
      date: needed(date('日期', 'Date')),
      withMonth: choice('显示', 'Shown as', {
        year: { zh: '年', en: 'Year' },
        month: { zh: '年月', en: 'Year and month' },
      }),
      images: images('图片', 'Pictures'),
    },
    words: { title: needed(text('标题', 'Title', 80)), body: needed(rich('正文', 'Text')) },
    columns: { date: 'date' },
  }),
  honor: collection({
    name: 'honor',
    label: { zh: '企业荣誉', en: 'Honour' },
    many: 'Honours',
    order: 'newest',
    shared: {
      type: needed(
        choice('级别', 'Level', {
          national: { zh: '国家级', en: 'National' },
          provincial: { zh: '省级', en: 'Provincial' },
          other: { zh: '其他', en: 'Other' },
        }),
      ),
      awardedAt: needed(date('颁发日期', 'Awarded on')),
      image: image('证书图片', 'Picture of the certificate'),
      sort: number('排序', 'Order'),
    },
    words: {
      title: needed(text('名称', 'Name', 100)),
      issuer: needed(text('颁发单位', 'Awarded by', 100)),
      winner: text('获奖单位', 'Awarded to', 80),
    },
    columns: { type: 'type', date: 'awardedAt' },
  }),
}
