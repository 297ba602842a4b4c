import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'

type Values = Record<string, unknown>
type Messages = Record<string, (values: Values) => string>

/** What react-admin's pagination and messages say. Its own English would bring a library that reads it. */
export const frameworkMessages: Record<InterfaceLanguage, Messages> = {
  zh: {
    'ra.action.undo': () => '撤销',
    'ra.navigation.current_page': ({ page }) => `第 ${page} 页`,
    'ra.navigation.first': () => '第一页',
    'ra.navigation.last': () => '最后一页',
    'ra.navigation.next': () => '下一页',
    'ra.navigation.page': ({ page }) => `转到第 ${page} 页`,
    'ra.navigation.page_out_of_boundaries': ({ page }) => `没有第 ${page} 页`,
    'ra.navigation.page_range_info': ({ offsetBegin, offsetEnd, total }) =>
      `第 ${offsetBegin}–${offsetEnd} 项，共 ${total} 项`,
    'ra.navigation.page_rows_per_page': () => '每页：',
    'ra.navigation.partial_page_range_info': ({ offsetBegin, offsetEnd }) =>
      `第 ${offsetBegin}–${offsetEnd} 项`,
    'ra.navigation.previous': () => '上一页',
    'ra.notification.http_error': () => '服务器没有正常回应，请稍后再试。',
    'ra.notification.logged_out': () => '登录已结束，请重新登录。',
    'ra.notification.not_authorized': () => '您没有这项权限。',
  },
  en: {
    'ra.action.undo': () => 'Undo',
    'ra.navigation.current_page': ({ page }) => `Page ${page}`,
    'ra.navigation.first': () => 'Go to first page',
    'ra.navigation.last': () => 'Go to last page',
    'ra.navigation.next': () => 'Go to next page',
    'ra.navigation.page': ({ page }) => `Go to page ${page}`,
    'ra.navigation.page_out_of_boundaries': ({ page }) => `There is no page ${page}`,
    'ra.navigation.page_range_info': ({ offsetBegin, offsetEnd, total }) =>
      `${offsetBegin}-${offsetEnd} of ${total}`,
    'ra.navigation.page_rows_per_page': () => 'Rows per page:',
    'ra.navigation.partial_page_range_info': ({ offsetBegin, offsetEnd }) => `${offsetBegin}-${offsetEnd}`,
    'ra.navigation.previous': () => 'Go to previous page',
    'ra.notification.http_error': () => 'The server did not answer as it should: try again in a moment.',
    'ra.notification.logged_out': () => 'You are signed out: sign in again.',
    'ra.notification.not_authorized': () => 'You have no right to do this.',
  },
}
