import { Refusal } from '../errors.ts'

/** The refusals that more than one place of the studio gives, with what to do. */
export const refusals = {
  signedOut: () =>
    new Refusal('signedOut', {
      zh: '登录已失效，请重新登录',
      en: 'You are signed out: sign in again',
    }),
  notAllowed: () =>
    new Refusal('notAllowed', {
      zh: '您没有这项权限，如需要请联系管理员',
      en: 'You may not do this: ask an administrator if you need to',
    }),
  notFound: () =>
    new Refusal('notFound', {
      zh: '没有找到，可能已被移走，请返回列表刷新',
      en: 'It is not there any more: go back to the list and load it again',
    }),
  crossSite: () =>
    new Refusal('crossSite', {
      zh: '请求不是从本工作台发出的，已拒绝；请在工作台内重新操作',
      en: 'This request did not come from the studio: do it again inside the studio',
    }),
  tooLarge: () =>
    new Refusal('tooLarge', {
      zh: '内容过大，请拆分后重试',
      en: 'This is too large: split it and try again',
    }),
  unreadable: () =>
    new Refusal('invalid', {
      zh: '请求的内容无法读取，请刷新页面后重试',
      en: 'The request cannot be read: load the page again and retry',
    }),
  tooMany: (seconds: number) =>
    new Refusal(
      'tooMany',
      {
        zh: `操作过于频繁，请 ${inMinutes(seconds)} 分钟后再试`,
        en: `Too many tries: wait ${inMinutes(seconds)} min and try again`,
      },
      { seconds },
    ),
  busy: () =>
    new Refusal('unavailable', {
      zh: '数据库正被其他程序占用，没有保存，请稍后再试',
      en: 'The database is in use by another program and nothing was saved: try again in a moment',
    }),
  unavailable: () =>
    new Refusal('unavailable', {
      zh: '数据库暂时无法使用，请稍后再试；如一直如此，请联系管理员',
      en: 'The database cannot be used at the moment: try again later, and tell an administrator if it stays so',
    }),
  unexpected: () =>
    new Refusal('unexpected', {
      zh: '服务器出错，您的内容没有改动；请稍后重试',
      en: 'The server failed and nothing was changed: try again in a moment',
    }),
}

const inMinutes = (seconds: number) => Math.ceil(seconds / 60)
