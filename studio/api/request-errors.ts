import { isBusy, isFailure, isReadOnly } from '@shanmen/content/database/database-health.ts'
import { findRevision } from '@shanmen/content/entries/find.ts'
import {
  ContentError,
  ForbiddenError,
  KeyReusedError,
  MediaRejectedError,
  ValidationError,
  WordsChangedError,
} from '@shanmen/content/errors.ts'
import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { RequestError } from '@shanmen/contract/rpc/dispatch.server.ts'
import { InputError } from '@shanmen/contract/rpc/input.server.ts'
import type { ErrorBody, ErrorCode } from '../errors.ts'
import type { OpenContext } from './handler.ts'

type Details = Partial<ErrorBody['error']>
export type StudioError = RequestError<ErrorCode, Details>

/** An error of the authoring API: thrown by handlers and answered with its status, in both languages. */
export const requestError = (code: ErrorCode, messages: InterfaceText, details?: Details): StudioError =>
  new RequestError(code, messages, details)

/** True for the errors made by `requestError`: the authoring API throws no other RequestError. */
export const isRequestError = (error: unknown): error is StudioError => error instanceof RequestError

/** The errors that several calls answer, each with what to do. */
export const errors = {
  signedOut: () =>
    requestError('signedOut', {
      zh: '登录已失效，请重新登录',
      en: 'You are signed out: sign in again',
    }),
  notAllowed: () =>
    requestError('notAllowed', {
      zh: '您没有这项权限，如需要请联系管理员',
      en: 'You may not do this: ask an administrator if you need to',
    }),
  secondFactorNeeded: () =>
    requestError('secondFactorNeeded', {
      zh: '请先启用两步验证（我的账号），之后才能继续使用',
      en: 'Switch on two-step verification first, under “My account”: until then nothing else is possible',
    }),
  passwordNeeded: () =>
    requestError('passwordNeeded', {
      zh: '这一步需要再次输入密码',
      en: 'This step asks for your password again',
    }),
  notFound: () =>
    requestError('notFound', {
      zh: '没有找到，可能已被移走，请返回列表刷新',
      en: 'It is not there any more: go back to the list and load it again',
    }),
  crossSite: () =>
    requestError('crossSite', {
      zh: '请求不是从本工作台发出的，已拒绝；请在工作台内重新操作',
      en: 'This request did not come from the studio: do it again inside the studio',
    }),
  tooLarge: () =>
    requestError('tooLarge', {
      zh: '内容过大，请拆分后重试',
      en: 'This is too large: split it and try again',
    }),
  unreadable: () =>
    requestError('invalid', {
      zh: '请求的内容无法读取，请刷新页面后重试',
      en: 'The request cannot be read: load the page again and retry',
    }),
  tooMany: (seconds: number) =>
    requestError(
      'tooMany',
      {
        zh: `操作过于频繁，请 ${inMinutes(seconds)} 分钟后再试`,
        en: `Too many tries: wait ${inMinutes(seconds)} min and try again`,
      },
      { seconds },
    ),
  tooMuch: (seconds: number) =>
    requestError(
      'tooMany',
      {
        zh: `一小时内上传或保存的内容过多，请 ${inMinutes(seconds)} 分钟后再试`,
        en: `Too much was uploaded or saved within an hour: wait ${inMinutes(seconds)} min and try again`,
      },
      { seconds },
    ),
  crowded: (seconds: number) =>
    requestError(
      'unavailable',
      {
        zh: '同时登录的人太多，请过几秒再试',
        en: 'Too many people are signing in at this moment: try again in a few seconds',
      },
      { seconds },
    ),
  importing: (seconds: number) =>
    requestError(
      'unavailable',
      {
        zh: '另一份文件正在导入或检查，请过几秒再试',
        en: 'Another file is being imported or checked: try again in a few seconds',
      },
      { seconds },
    ),
  exporting: (seconds: number) =>
    requestError(
      'unavailable',
      {
        zh: '您的上一次导出还没有完成，请稍后再试',
        en: 'Your last export is not finished: try again in a moment',
      },
      { seconds },
    ),
  busy: () =>
    requestError('unavailable', {
      zh: '数据库正被其他程序占用，没有保存，请稍后再试',
      en: 'The database is in use by another program and nothing was saved: try again in a moment',
    }),
  unavailable: () =>
    requestError('unavailable', {
      zh: '数据库暂时无法使用，请稍后再试；如一直如此，请联系管理员',
      en: 'The database cannot be used at the moment: try again later, and tell an administrator if it stays so',
    }),
  notSaved: () =>
    requestError('unavailable', {
      zh: '数据库暂时无法使用，没有保存，请稍后再试；如一直如此，请联系管理员',
      en: 'The database cannot be used at the moment and nothing was saved: try again later, and tell an administrator if it stays so',
    }),
  readOnly: () =>
    requestError('unavailable', {
      zh: '数据库目前只能读取（可能正在切换服务器），没有保存，请稍后再试；如一直如此，请联系管理员',
      en: 'The database can only be read at the moment (it may be switching servers) and nothing was saved: try again later, and tell an administrator if it stays so',
    }),
  newerSchema: () =>
    requestError('unavailable', {
      zh: '系统正在升级，这个旧版本只能查看，没有保存；请稍后刷新页面再试，如一直如此，请联系管理员',
      en: 'The system is being updated: this older version only reads, and nothing was saved. Load the page again in a moment, and tell an administrator if it stays so',
    }),
  unknown: () =>
    requestError('unknown', {
      zh: '数据库没有答复，不确定是否已保存；请稍后再操作一次，已保存的不会重复',
      en: 'The database did not answer, so it is not certain whether this was saved: do it again in a moment, what was saved is not done twice',
    }),
  unexpected: () =>
    requestError('unexpected', {
      zh: '服务器出错，您的内容没有改动；请稍后重试',
      en: 'The server failed and nothing was changed: try again in a moment',
    }),
}

const inMinutes = (seconds: number) => Math.ceil(seconds / 60)

/**
 * The error to answer for whatever a call threw; undefined for an unexpected one. A conflict takes `conflictOf`. `saving`:
 * the call is one transaction, which a failure has undone.
 */
export function errorOf(error: unknown, saving = false): StudioError | undefined {
  if (isRequestError(error)) return error
  if (error instanceof InputError) return inputErrors[error.fault](error)
  if (error instanceof ValidationError)
    return requestError(
      'invalid',
      { zh: '有内容需要修改，请按提示逐项处理', en: 'Some fields need a change: see each of them' },
      { issues: error.issues },
    )
  if (error instanceof ForbiddenError) return requestError('notAllowed', error.reason)
  if (error instanceof MediaRejectedError || error instanceof KeyReusedError)
    return requestError('refused', error.reason)
  if (error instanceof WordsChangedError)
    return requestError('conflict', {
      zh: '其他人已改写了这段文字，没有保存；请先查看对方的文字',
      en: 'Someone else has rewritten these words, so nothing was saved: look at theirs first',
    })
  if (error instanceof ContentError && error.code === 'notFound') return errors.notFound()
  if (error instanceof ContentError && error.code === 'unknown') return errors.unknown()
  if (error instanceof ContentError && error.code === 'newer') return errors.newerSchema()
  if (isBusy(error)) return errors.busy()
  if (isReadOnly(error)) return errors.readOnly()
  if (isFailure(error)) return saving ? errors.notSaved() : errors.unavailable()
  return undefined
}

const inputErrors: Record<InputError['fault'], (error: InputError) => StudioError> = {
  unreadable: errors.unreadable,
  tooLarge: errors.tooLarge,
  invalid: ({ issues }) =>
    requestError(
      'invalid',
      { zh: '请求的内容不符合要求', en: 'The request is not what this call takes' },
      {
        issues: issues.slice(0, 20).map((issue) => ({
          path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
          code: issue.code,
          // A schema may say it in both languages.
          message: (issue.code === 'custom' && (issue.params?.text as InterfaceText | undefined)) || {
            zh: '填写的内容不符合要求',
            en: issue.message,
          },
        })),
      },
    ),
}

/** For a save that was not based on the newest revision: who saved that one and when, so that the screen can compare. */
export async function conflictOf(
  { content, readNames }: Pick<OpenContext, 'content' | 'readNames'>,
  entry: string,
): Promise<StudioError> {
  const { no, author, at } = await findRevision(content.read, entry)
  const nameOf = await readNames([author])
  const messages = {
    zh: `其他人已保存了第 ${no} 版。请先比较，您的内容没有丢失`,
    en: `Someone has saved revision ${no}. Compare first: nothing of yours is lost`,
  }
  return requestError('conflict', messages, { newest: { no, author: nameOf(author), at } })
}
