import {
  both,
  date,
  dateTime,
  email,
  entryType,
  file,
  files,
  image,
  images,
  list,
  needed,
  number,
  place,
  rich,
  text,
  unsearched,
  url,
} from '../fields.ts'
import { collection, single } from '../kind.ts'

const noticeShared = {
  category: needed(entryType('类别', 'Category')),
  number: needed(text('编号', 'Number', 60)),
  publishedAt: needed(dateTime('发布时间', 'Date')),
  deadline: dateTime('截止时间', 'Deadline'),
  attachments: files('附件', 'Attachments'),
  contactPhone: text('联系电话', 'Telephone', 40),
}
const noticeWords = {
  title: needed(text('标题', 'Title', 120)),
  unit: needed(text('单位', 'Unit', 80)),
  contactName: text('联系人', 'Contact', 80),
  body: needed(rich('正文', 'Text')),
}

export const disclosureKinds = {
  rent: collection({
    name: 'rent',
    label: { zh: '招租公告', en: 'Leasing notice' },
    many: 'Leasing notices',
    order: 'newest',
    shared: {
      ...noticeShared,
      cover: image('封面', 'Cover'),
      images: images('图集', 'Gallery'),
      place: place('位置', 'Place'),
    },
    words: {
      ...noticeWords,
      area: text('面积', 'Area', 40),
      terms: text('租期与租金', 'Term and rent', 80),
      address: text('地址', 'Address', 160),
    },
    columns: { type: 'category', date: 'publishedAt', closesAt: 'deadline', endsAt: 'deadline' },
  }),
  purchase: collection({
    name: 'purchase',
    label: { zh: '采购公告', en: 'Procurement notice' },
    many: 'Procurement notices',
    order: 'newest',
    shared: {
      ...noticeShared,
      opensAt: dateTime('公告开始', 'Opens'),
      resultAt: dateTime('成交候选人公示', 'Preferred suppliers public from'),
      endsAt: dateTime('公示期满', 'Publication ends'),
    },
    words: { ...noticeWords, result: unsearched(rich('结果', 'Result')) },
    columns: {
      type: 'category',
      date: 'publishedAt',
      opensAt: 'opensAt',
      closesAt: 'deadline',
      resultAt: 'resultAt',
      endsAt: 'endsAt',
    },
  }),
  report: collection({
    name: 'report',
    label: { zh: '社会责任报告', en: 'Responsibility report' },
    many: 'Responsibility reports',
    order: 'newest',
    shared: {
      year: needed(number('年度', 'Year', 1949, 2100)),
      publishedAt: needed(date('发布日期', 'Date')),
      cover: image('封面', 'Cover'),
    },
    words: {
      title: needed(text('标题', 'Title', 100)),
      summary: needed(rich('摘要', 'Summary')),
      file: needed(file('报告文件', 'PDF')),
    },
    columns: { date: 'publishedAt' },
  }),
  office: collection({
    name: 'office',
    label: { zh: '办公地点', en: 'Office' },
    many: 'Offices',
    order: 'sorted',
    shared: {
      sort: number('排序', 'Order'),
      postcode: text('邮编', 'Postcode', 12),
      phone: needed(text('电话', 'Telephone', 40)),
      fax: text('传真', 'Fax', 40),
      email: email('邮箱', 'E-mail'),
      place: needed(place('位置', 'Place')),
    },
    words: {
      name: needed(text('名称', 'Name', 80)),
      address: needed(text('地址', 'Address', 160)),
      hours: text('办公时间', 'Hours', 80),
    },
    columns: { sort: 'sort' },
  }),
  contact: single({
    name: 'contact',
    label: { zh: '联系我们', en: 'Contact' },
    shared: {
      departments: list('部门', 'Departments', {
        name: needed(both('名称', 'Name', 60)),
        duty: both('职责', 'What for', 120),
        phone: text('电话', 'Telephone', 40),
      }),
      qr: list(
        '二维码',
        'QR codes',
        { label: needed(both('名称', 'Name', 40)), url: needed(url('内容', 'Content')) },
        4,
      ),
    },
    words: { headline: needed(text('标题', 'Headline', 80)), traffic: needed(rich('交通', 'Getting there')) },
  }),
}
