import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { change } from '../database/change.ts'
import { MediaRejectedError } from '../errors.ts'
import type { Content } from '../open.ts'
import {
  type Alt,
  addRow,
  fileName,
  findBySha,
  mediaId,
  oneAtATime,
  requireFreeId,
  sha256,
} from './media-row.ts'
import type { Fault } from './pdf/active-content.ts'
import { inspectPdf } from './pdf/inspect.ts'
import { isPdf } from './sniff.ts'

const maxBytes = 50 * 1024 * 1024

const faults: Record<Fault | 'slow', InterfaceText> = {
  encrypted: { zh: 'PDF 已加密，请去除密码后再上传', en: 'The PDF is encrypted: remove its password.' },
  active: {
    zh: 'PDF 含有脚本或动作，请打印为普通 PDF',
    en: 'The PDF holds scripts or actions: print it to a plain PDF.',
  },
  form: {
    zh: 'PDF 含有 XFA 动态表单，请打印为普通 PDF',
    en: 'The PDF is a dynamic form (XFA): print it to a plain PDF.',
  },
  embedded: { zh: 'PDF 含有嵌入文件，请移除后再上传', en: 'The PDF holds embedded files: remove them.' },
  unreadable: {
    zh: 'PDF 的内部打包方式无法检查，请另存为 PDF/A 或 PDF 1.4 后再上传',
    en: 'The PDF is packed in a way that cannot be checked: save it again as PDF/A or PDF 1.4.',
  },
  slow: {
    zh: 'PDF 过于复杂，检查超时，请另存为 PDF/A 或拆分后再上传',
    en: 'The PDF is too complex to be checked: save it again as PDF/A, or split it.',
  },
  author: {
    zh: 'PDF 的属性或批注中有作者姓名，无法自动去除，请删除后重新导出；已签名的须重新签名',
    en: 'The PDF has a name in its properties or comments that cannot be removed: delete it, export again and, if signed, sign again.',
  },
  damaged: { zh: 'PDF 已损坏，无法读取，请重新导出', en: 'The PDF is damaged: export it again.' },
}

/** `title` is what readers see for the file, in each language. */
type Upload = { name: string; bytes: Uint8Array; title: Alt }

/**
 * Adds a PDF, checked by its bytes in a thread of its own; names of authors in its properties are overwritten. Returns its id, that of the same file when it exists already.
 * Throws MediaRejectedError with a reason for the editor.
 */
export async function addFile(
  content: Content,
  who: string,
  { name, bytes, title }: Upload,
): Promise<string> {
  const { pages, cleaned } = await inspected(bytes)
  const hash = sha256(bytes)
  const storedName = fileName(name, 'pdf')
  // Inside `inTransaction` only the transaction may be queried.
  const queryable = content.batch ?? content.read
  const known = await findBySha(queryable, hash)
  if (known) return known
  await requireFreeId(queryable, hash)
  // Before the transaction: a slow bucket would end it, and every save waits for it.
  await content.media.put(`media/${mediaId(hash)}/${storedName}`, cleaned)
  return change(content, async (change) => {
    const added = await findBySha(change, hash)
    if (added) return added
    return addRow(change, who, {
      sha256: hash,
      name: storedName,
      mime: 'application/pdf',
      file_sha256: sha256(cleaned),
      bytes: bytes.byteLength,
      width: null,
      height: null,
      pages,
      widths: [],
      alt: title,
    })
  })
}

/** What is stored of a PDF. Throws MediaRejectedError with a reason for the editor. */
export async function inspected(bytes: Uint8Array): Promise<{ pages: number; cleaned: Uint8Array }> {
  if (bytes.byteLength > maxBytes)
    throw new MediaRejectedError({
      zh: '文件超过 50 MB，请压缩后再上传',
      en: 'The file is over 50 MB: make it smaller.',
    })
  if (!isPdf(bytes)) throw new MediaRejectedError({ zh: '只接受 PDF 文件', en: 'Only PDF files are taken.' })
  const { pages, fault, cleaned = bytes } = await oneAtATime(() => inspectPdf(bytes))
  if (fault) throw new MediaRejectedError(faults[fault])
  return { pages, cleaned }
}
