import type { Language } from '@shanmen/contract/languages.ts'

/** The messages of the responsibility reports. `{n}` is filled by `fillIn`. */
export const reportMessages = {
  zh: {
    descriptions: {
      reportList: '集团历年社会责任报告，可在线阅读或下载 PDF。',
    },
    latestReport: '最新报告',
    read: '在线阅读',
    openPdf: '查看 PDF',
    download: '下载报告',
    earlier: '历年报告',
    otherYears: '其他年度',
    annual: '{n} 年度',
    contents: '目录',
    pdfPage: 'PDF 第 {n} 页',
    textNote: '文字取自 PDF，图片与版式以 PDF 为准',
    textDescription: '全文网页版，附目录与页码，内容与 PDF 一致。',
  },
  en: {
    descriptions: {
      reportList: 'The Group’s responsibility reports, year by year, to read online or download as PDF.',
    },
    latestReport: 'Latest report',
    read: 'Read online',
    openPdf: 'Open the PDF',
    download: 'Download report',
    earlier: 'Earlier reports',
    otherYears: 'Other years',
    annual: '{n}',
    contents: 'Contents',
    pdfPage: 'PDF page {n}',
    textNote: 'Text only. For the pictures and the layout see the PDF',
    textDescription: 'The full text of the PDF as a web page, with contents and page numbers.',
  },
} satisfies Record<Language, unknown>
