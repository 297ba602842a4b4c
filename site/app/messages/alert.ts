/** The messages of an alert; few pages have one. */
export const alertMessages = {
  zh: { close: '关闭这条提示' },
  en: { close: 'Close this notice' },
}
