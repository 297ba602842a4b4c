type Values = Record<string, unknown>

/** What react-admin's pagination and messages say, in Chinese; it brings the English. */
export const frameworkZh: Record<string, (values: Values) => string> = {
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
}
