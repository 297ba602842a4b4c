import type { Language } from '@shanmen/contract/languages.ts'
import type { SearchState, SearchStep } from '@shanmen/contract/schemas/search.ts'
import type { SearchGroup } from '@shanmen/contract/search-groups.ts'
import type { PopularPage } from '../search/popular-pages.ts'

type Messages = Record<
  | 'often'
  | 'suggested'
  | 'searching'
  | 'found'
  | 'one'
  | 'none'
  | 'hint'
  | 'retry'
  | 'all'
  | 'allOne'
  | 'types'
  | 'sections'
  | 'years'
  | 'statuses'
  | 'chinese'
  | 'english'
  | 'pdfPage'
  | 'start'
  | 'pages'
  | 'description',
  string
> & {
  type: Record<SearchGroup, string>
  /** What is on each page. */
  popular: Record<PopularPage, string>
  status: Record<SearchState, string>
  step: Record<Exclude<SearchStep, 'words'>, string>
}

/** The messages of the search: of its page and of the overlay. */
export const searchMessages = {
  zh: {
    often: '大家在搜',
    suggested: '搜索建议',
    searching: '正在搜索……',
    found: '找到 {n} 项结果',
    one: '找到 1 项结果',
    none: '没有找到与“{n}”相关的内容',
    hint: '可以换一个更短的词，或试试大家常搜的词。',
    retry: '重新搜索',
    all: '查看全部 {n} 项结果',
    allOne: '查看这 1 项结果',
    types: '类别',
    sections: '栏目',
    years: '年份',
    statuses: '状态',
    chinese: '中文内容',
    english: '英文内容',
    pdfPage: '第 {n} 页',
    start: '输入地名、公告编号或想问的事，例如“门票”“开放时间”“招聘”。支持拼音和首字母。',
    pages: '常用页面',
    popular: {
      scenicList: '门票、开放时间、交通与地图',
      newsGroupList: '集团动态与公告，按年份查阅',
      jobList: '在招职位、校园招聘与应聘问答',
      purchaseList: '采购意向、采购公告与成交结果',
      rentList: '商铺、办公楼、仓库与场地',
      contact: '电话、地址、部门与供应商登记',
    },
    description: '搜索本站的景区、新闻、公告、课程、招聘、报告和各栏目页面。',
    type: {
      page: '页面',
      scenic: '景区',
      industry: '产业',
      news: '新闻',
      event: '活动',
      notice: '公告',
      report: '报告',
      course: '课程',
      training: '培训',
      job: '招聘',
      honor: '荣誉',
      party: '党建',
      file: '附件',
    },
    status: { open: '进行中', planned: '未开始', closed: '已截止' },
    step: {
      pinyin: '按拼音“{n}”找到的结果',
      simplified: '已按简体“{n}”搜索',
      similar: '与“{n}”相近的结果',
      otherLanguage: '按英文“{n}”找到的结果',
      question: '最接近“{n}”的结果',
    },
  },
  en: {
    often: 'Popular searches',
    suggested: 'Suggestions',
    searching: 'Searching…',
    found: '{n} results',
    one: '1 result',
    none: 'Nothing found for “{n}”',
    hint: 'Try a shorter word, or one of the popular searches.',
    retry: 'Search again',
    all: 'All {n} results',
    allOne: 'Show the result',
    types: 'Category',
    sections: 'Section',
    years: 'Year',
    statuses: 'Status',
    chinese: 'In Chinese',
    english: 'In English',
    pdfPage: 'page {n}',
    start:
      'Enter a place, the number of a notice or a question, such as “tickets”, “opening hours” or “careers”.',
    pages: 'Popular pages',
    popular: {
      scenicList: 'Tickets, opening hours, directions and a map',
      newsGroupList: 'What the Group is doing, year by year',
      jobList: 'Open positions, campus recruitment and questions from applicants',
      purchaseList: 'Planned purchases, open notices and results',
      rentList: 'Shops, offices, storage and event sites',
      contact: 'Telephone numbers, addresses, departments and supplier registration',
    },
    description: 'Search the places, news, notices, courses, jobs, reports and pages of this site.',
    type: {
      page: 'Pages',
      scenic: 'Places',
      industry: 'Industries',
      news: 'News',
      event: 'Events',
      notice: 'Notices',
      report: 'Reports',
      course: 'Courses',
      training: 'Training',
      job: 'Careers',
      honor: 'Honours',
      party: 'Party',
      file: 'Attachments',
    },
    status: { open: 'Open', planned: 'Not open yet', closed: 'Closed' },
    step: {
      pinyin: 'Found with the pinyin “{n}”',
      simplified: 'Searched in simplified characters for “{n}”',
      similar: 'Results similar to “{n}”',
      otherLanguage: 'Found in Chinese texts with “{n}”',
      question: 'Closest to “{n}”',
    },
  },
} satisfies Record<Language, Messages>

/** A total as text: "10,000+" where there are more results than are counted. */
export const totalText = (total: number, isCapped = false): string =>
  isCapped ? `${total.toLocaleString('en')}+` : String(total)
