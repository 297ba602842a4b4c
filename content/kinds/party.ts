import {
  both,
  dateTime,
  email,
  image,
  images,
  lines,
  list,
  needed,
  number,
  rich,
  text,
  url,
} from '../fields.ts'
import { collection, single } from '../kind.ts'
import { articleColumns, articleShared, articleWords, figures } from './shared-fields.ts'

export const partyKinds = {
  alliance: single({
    name: 'alliance',
    label: { zh: '党建联盟', en: 'Alliance' },
    shared: { image: image('图片', 'Picture'), figures },
    words: {
      title: needed(text('标题', 'Title', 80)),
      motto: text('口号', 'Motto', 80),
      intro: needed(rich('介绍', 'Text')),
    },
  }),
  allianceMember: collection({
    name: 'allianceMember',
    label: { zh: '联盟单位', en: 'Alliance member' },
    many: 'Alliance members',
    order: 'sorted',
    shared: { sort: number('排序', 'Order'), logo: image('标识', 'Logo'), url: url('网址', 'Website') },
    words: { name: needed(text('名称', 'Name', 80)), intro: needed(lines('介绍', 'Text', 300)) },
    columns: { sort: 'sort' },
  }),
  activity: collection({
    name: 'activity',
    label: { zh: '联盟活动', en: 'Alliance activity' },
    many: 'Alliance activities',
    order: 'newest',
    shared: articleShared,
    words: articleWords,
    columns: articleColumns,
  }),
  education: collection({
    name: 'education',
    label: { zh: '廉洁教育', en: 'Integrity education' },
    many: 'Integrity education',
    order: 'newest',
    shared: articleShared,
    words: articleWords,
    columns: articleColumns,
  }),
  hotline: single({
    name: 'hotline',
    label: { zh: '廉洁热线', en: 'Integrity hotline' },
    shared: {
      phones: list('电话', 'Telephones', { number: text('号码', 'Number', 40) }, 6),
      email: needed(email('邮箱', 'E-mail')),
      postcode: text('邮编', 'Postcode', 12),
    },
    words: {
      address: needed(text('地址', 'Address', 160)),
      hours: text('受理时间', 'Hours', 80),
      notice: needed(rich('须知', 'Notice')),
    },
  }),
  brand: collection({
    name: 'brand',
    label: { zh: '党建品牌', en: 'Party-building brand' },
    many: 'Party-building brands',
    order: 'sorted',
    shared: {
      sort: number('排序', 'Order'),
      publishedAt: needed(dateTime('发布时间', 'Date')),
      cover: image('封面', 'Cover'),
      images: images('图集', 'Gallery'),
    },
    words: {
      title: needed(text('名称', 'Name', 80)),
      subtitle: text('副题', 'Subtitle', 100),
      unit: text('单位', 'Unit', 80),
      summary: needed(lines('摘要', 'Summary', 300)),
      body: needed(rich('正文', 'Text')),
    },
    columns: { sort: 'sort' },
  }),
  venue: collection({
    name: 'venue',
    label: { zh: '党建阵地', en: 'Party-building venue' },
    many: 'Party-building venues',
    order: 'sorted',
    shared: { sort: number('排序', 'Order'), images: images('图片', 'Pictures') },
    words: {
      name: needed(text('名称', 'Name', 80)),
      address: needed(text('地址', 'Address', 160)),
      openHours: text('开放时间', 'Opening hours', 80),
      body: needed(rich('介绍', 'Text')),
    },
    columns: { sort: 'sort' },
  }),
  committee: single({
    name: 'committee',
    label: { zh: '党委班子', en: 'Party committee' },
    shared: {
      members: list('成员', 'Members', {
        name: needed(both('姓名', 'Name', 40)),
        title: both('职务', 'Title', 80),
        duty: both('分工', 'Duty', 120),
      }),
      branches: list('支部', 'Branches', {
        name: needed(both('名称', 'Name', 80)),
        place: both('所在', 'Where', 80),
        members: number('党员人数', 'Members', 0, 10000),
      }),
    },
    words: { intro: needed(rich('介绍', 'Text')) },
  }),
}
