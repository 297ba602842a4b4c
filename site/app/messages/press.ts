import type { Language } from '@shanmen/contract/languages.ts'

/** The messages of the press page. `{n}` is filled by `fillIn`. */
export const pressMessages = {
  zh: {
    contact: '媒体联络',
    name: '联络人',
    hours: '工作时间',
    logo: '集团标识',
    onLight: '用于浅色背景',
    onDark: '用于深色背景',
    download: '下载 {n}',
    pictures: '图片',
    credit: '图：{n}',
    size: 'WebP，{n} 像素',
    archive: '新闻归档',
    archiveText: '集团新闻、媒体聚焦与活动资讯，按发布月份排列。',
    year: '{n} 年',
    month: '{n} 月',
    newsOf: '{n}的新闻',
    descriptions: { press: '供媒体使用：联络方式、标识与使用规则、可下载的图片，以及按月归档的新闻。' },
  },
  en: {
    contact: 'Press contact',
    name: 'Contact',
    hours: 'Hours',
    logo: 'Logo',
    onLight: 'For light backgrounds',
    onDark: 'For dark backgrounds',
    download: 'Download {n}',
    pictures: 'Pictures',
    credit: 'Picture: {n}',
    size: 'WebP, {n} pixels',
    archive: 'News by month',
    archiveText: 'Group news, media coverage and events by the month of publication.',
    year: '{n}',
    month: '{n}',
    newsOf: 'News from {n}',
    descriptions: {
      press:
        'For journalists: press contact, the logo and how to use it, pictures to download, and news by month.',
    },
  },
} as const satisfies Record<Language, unknown>
