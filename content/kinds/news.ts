import {
  both,
  choice,
  dateTime,
  email,
  flag,
  image,
  lines,
  list,
  needed,
  page,
  rich,
  text,
  url,
} from '../fields.ts'
import { collection, single } from '../kind.ts'
import { articleColumns, articleShared, articleWords } from './shared-fields.ts'

export const newsKinds = {
  news: collection({
    name: 'news',
    label: { zh: '新闻', en: 'News' },
    many: 'News',
    order: 'newest',
    shared: {
      channel: needed(
        choice('频道', 'Channel', {
          group: { zh: '集团新闻', en: 'Group News' },
          media: { zh: '媒体聚焦', en: 'Media Coverage' },
          activity: { zh: '活动资讯', en: 'Events' },
        }),
      ),
      externalUrl: url('原文链接', 'Original article'),
      ...articleShared,
    },
    words: articleWords,
    columns: { type: 'channel', ...articleColumns },
  }),
  event: collection({
    name: 'event',
    label: { zh: '活动', en: 'Event' },
    many: 'Events',
    order: 'newest',
    shared: {
      publishedAt: needed(dateTime('发布时间', 'Published on')),
      startsAt: needed(dateTime('开始时间', 'Begins')),
      endsAt: needed(dateTime('结束时间', 'Ends')),
      wholeDay: flag('全天活动（只显示日期）', 'Whole days: only the dates are shown'),
      daily: flag('每天都在这个时段举行（多日活动）', 'Several days, each with these hours'),
      cancelled: flag('已取消', 'Cancelled'),
      placePage: page('地点在本站的页面', 'Page of the place on this site'),
      signUpUrl: url('报名链接', 'Link for signing up'),
      signUpPhone: text('报名电话', 'Telephone for signing up', 40),
      signUpUntil: dateTime('报名截止', 'Sign up by'),
      cover: image('封面', 'Cover'),
    },
    words: {
      title: needed(text('标题', 'Title', 120)),
      summary: needed(lines('摘要', 'Summary', 300)),
      place: needed(text('地点', 'Place', 80)),
      address: text('地址', 'Address', 160),
      organizer: text('主办', 'Organiser', 80),
      fee: text('费用', 'Admission', 80),
      body: needed(rich('正文', 'Text')),
    },
    // It closes when it ends: the search then shows it after those to come.
    columns: { date: 'publishedAt', opensAt: 'startsAt', closesAt: 'endsAt', endsAt: 'endsAt' },
    period: { from: 'startsAt', to: 'endsAt', wholeDays: 'wholeDay', signUpUntil: 'signUpUntil' },
  }),
  press: single({
    name: 'press',
    label: { zh: '媒体资源', en: 'Press' },
    shared: {
      phone: text('媒体联络电话', 'Telephone for the press', 40),
      email: email('媒体联络邮箱', 'E-mail for the press'),
      pictures: list(
        '可下载图片',
        'Pictures for download',
        {
          image: needed(image('图片', 'Picture')),
          caption: needed(both('图片说明', 'Caption', 160)),
          credit: needed(both('署名', 'Credit', 80)),
        },
        24,
      ),
    },
    words: {
      intro: needed(lines('引言', 'Introduction', 300)),
      contactName: text('联络人', 'Contact', 80),
      hours: text('联络时间', 'Hours', 80),
      logoRules: rich('标识使用规则', 'Rules for the logo'),
      pictureRules: rich('图片使用规则', 'Rules for the pictures'),
    },
  }),
}
