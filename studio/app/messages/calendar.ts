import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'

/** The words of the calendar. */
export const calendarMessages = {
  zh: {
    title: '排期',
    note: '定时发布与到期下线，均为北京时间。',
    before: '上个月',
    after: '下个月',
    today: '本月',
    month: (year: number, month: number) => `${year} 年 ${month} 月`,
    days: ['一', '二', '三', '四', '五', '六', '日'],
    dayNames: ['星期一', '星期二', '星期三', '星期四', '星期五', '星期六', '星期日'],
    appears: '发布',
    disappears: '下线',
    none: '这个月没有安排。',
    isToday: '今天',
    untitled: '（无标题）',
  },
  en: {
    title: 'Calendar',
    note: 'What goes out and what comes down, in Beijing time.',
    before: 'Previous month',
    after: 'Next month',
    today: 'This month',
    month: (year: number, month: number) =>
      new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        Date.UTC(year, month - 1),
      ),
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    dayNames: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    appears: 'Goes out',
    disappears: 'Comes down',
    none: 'Nothing is planned this month.',
    isToday: 'Today',
    untitled: '(untitled)',
  },
} satisfies Record<InterfaceLanguage, unknown>
