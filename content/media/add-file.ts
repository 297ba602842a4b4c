import { change } from '../database/change.ts'
import { Refused } from '../errors.ts'
import type { BothWords } from '../language.ts'
import type { Content } from '../open.ts'
import { type Alt, addRow, findBySha } from './add-row.ts'
import { fileName } from './file-name.ts'
import { mediaId, sha256 } from './media-id.ts'
import { inspectPdf, type Pdf } from './pdf.ts'
import { isPdf } from './sniff.ts'

const mostBytes = 50 * 1024 * 1024

const faults: Record<NonNullable<Pdf['fault']>, BothWords> = {
  encrypted: { zh: 'PDF 已加密，请去除密码后再上传', en: 'The PDF is encrypted: remove its password.' },
  active: {
    zh: 'PDF 含有脚本或动作，请打印为普通 PDF',
    en: 'The PDF holds scripts or actions: print it to a plain PDF.',
  },
  embedded: { zh: 'PDF 含有嵌入文件，请移除后再上传', en: 'The PDF holds embedded files: remove them.' },
  damaged: { zh: 'PDF 已损坏，无法读取，请重新导出', en: 'The PDF is damaged: export it again.' },
}

/** `title` is what readers see for the file, in each language. */
type Upload = { name: string; bytes: Uint8Array; title: Alt }

/**
 * Takes in a PDF, judged by its bytes. Returns its id, that of the same file when it is there already. Throws Refused
 * with a reason for the editor.
 */
export async function addFile(
  content: Content,
  who: string,
  { name, bytes, title }: Upload,
): Promise<string> {
  if (bytes.byteLength > mostBytes)
    throw new Refused({
      zh: '文件超过 50 MB，请压缩后再上传',
      en: 'The file is over 50 MB: make it smaller.',
    })
  if (!isPdf(bytes)) throw new Refused({ zh: '只接受 PDF 文件', en: 'Only PDF files are taken.' })
  const { pages, fault } = inspectPdf(Buffer.from(bytes))
  if (fault) throw new Refused(faults[fault])
  const hash = sha256(bytes)
  const kept = fileName(name, 'pdf')
  return change(content, async (change) => {
    const known = await findBySha(change, hash)
    if (known) return known
    await content.media.put(mediaId(hash), kept, bytes)
    return addRow(change, who, {
      sha256: hash,
      name: kept,
      mime: 'application/pdf',
      bytes: bytes.byteLength,
      width: null,
      height: null,
      pages,
      widths: [],
      alt: title,
    })
  })
}
