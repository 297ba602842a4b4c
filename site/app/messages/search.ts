import { searchGroups } from '@shanmen/contract/items.ts'
import type { Language } from '@shanmen/contract/languages.ts'

/** The kinds of search results, in the order in which they are shown. */
export const hitKinds = ['page', ...searchGroups] as const
export type HitKind = (typeof hitKinds)[number]

type Messages = Record<string, string | readonly string[] | Record<HitKind, string>> & {
  kind: Record<HitKind, string>
}

/** The messages of the search overlay. */
export const searchMessages = {
  zh: {
    often: '大家在搜',
    suggestions: ['灯会', '船票', '招聘', '采购', '无障碍'],
    searching: '正在搜索……',
    found: '找到 {n} 项结果',
    one: '找到 1 项结果',
    none: '没有找到与“{n}”相关的内容',
    hint: '可以换一个更短的词，或试试大家常搜的词。',
    partly: '部分栏目暂时没有查到，请稍后重试。',
    retry: '重新搜索',
    all: '全部',
    kinds: '结果类别',
    allIn: '{n}：全部结果',
    kind: {
      page: '页面',
      scenic: '景区',
      industry: '产业',
      news: '新闻',
      notice: '公告',
      course: '课程',
      training: '培训',
      job: '招聘',
      honor: '荣誉',
      party: '党建',
    },
  },
  en: {
    often: 'Often searched',
    suggestions: ['lantern', 'boat', 'careers', 'procurement', 'step-free'],
    searching: 'Searching…',
    found: '{n} results',
    one: '1 result',
    none: 'Nothing found for “{n}”',
    hint: 'Try a shorter word, or one that others often look for.',
    partly: 'Some sections did not answer. Please try again in a moment.',
    retry: 'Search again',
    all: 'All',
    kinds: 'Kinds of results',
    allIn: 'All results in {n}',
    kind: {
      page: 'Pages',
      scenic: 'Places',
      industry: 'Industries',
      news: 'News',
      notice: 'Notices',
      course: 'Courses',
      training: 'Training',
      job: 'Careers',
      honor: 'Honors',
      party: 'Party',
    },
  },
} satisfies Record<Language, Messages>
