import type { Language } from '@shanmen/contract/languages.ts'

/** The messages of the responsibility reports. `{n}` is filled by `fillIn`. */
export const reportMessages = {
  zh: {
    descriptions: {
      reportList: '集团历年社会责任报告，可在线阅读或下载 PDF。',
    },
    latestReport: '最新报告',
    read: '在线阅读',
    download: '下载报告',
    earlier: '历年报告',
    otherYears: '其他年度',
    annual: '{n} 年度',
  },
  en: {
    descriptions: {
      reportList: 'The Group’s responsibility reports, year by year, to read online or download as PDF.',
    },
    latestReport: 'Latest report',
    read: 'Read online',
    download: 'Download report',
    earlier: 'Earlier reports',
    otherYears: 'Other years',
    annual: '{n}',
  },
} satisfies Record<Language, unknown>
