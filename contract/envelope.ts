import type { Language } from './languages.ts'

/** Every answer of the API has this form. Only with `code` 0, success, is `data` to be read. */
export type Envelope<T> = { code: number; msg: string; data: T }

/**
 * The codes of the API with their messages by language. `unavailable`: the content cannot be read at this moment, so a
 * retry is worthwhile; `unexpected`: a defect.
 */
export const codes = {
  ok: { code: 0, status: 200, zh: 'success', en: 'success' },
  badRequest: { code: 40001, status: 200, zh: '参数错误', en: 'Invalid parameters' },
  notFound: { code: 40400, status: 200, zh: '内容不存在或已下线', en: 'Content not found' },
  tooMany: { code: 42900, status: 429, zh: '请求过于频繁', en: 'Too many requests' },
  unexpected: { code: 50000, status: 500, zh: '系统异常', en: 'System error' },
  unavailable: { code: 503, status: 503, zh: '系统异常', en: 'System error' },
  noSuchCall: { code: 404, status: 404, zh: '接口不存在', en: 'No such call' },
  wrongMethod: { code: 405, status: 405, zh: '请求方法不支持', en: 'Method not allowed' },
  unreadable: { code: 400, status: 400, zh: '请求无法识别', en: 'The request cannot be read' },
  tooLong: { code: 414, status: 414, zh: '请求地址过长', en: 'Address too long' },
  tooLarge: { code: 413, status: 413, zh: '请求内容过大', en: 'Request body too large' },
} as const

export type CodeName = keyof typeof codes

/** The client's own two messages; the specification fixes their text. */
export const clientMessages = {
  network: {
    zh: '网络服务异常，请重新加载或联系客服',
    en: 'Network service error, please reload or contact support',
  },
  system: { zh: '系统异常', en: 'System error' },
} as const satisfies Record<string, Record<Language, string>>
