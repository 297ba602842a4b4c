import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { importExportMessages } from '../messages/import-export.ts'

/** `isGbk`: characters that GBK lacks were lost when the file was saved, so the user is warned. */
export type ImportFile = { name: string; format: 'csv' | 'json'; text: string; isGbk: boolean }

const most = 5_000_000

const say = (key: 'tooLarge' | 'wrongType' | 'notText' | 'notRead'): { problem: InterfaceText } => ({
  problem: { zh: importExportMessages.zh[key], en: importExportMessages.en[key] },
})

/** Reads a chosen file as text, or says why it cannot be imported. */
export async function readImportFile(file: File): Promise<ImportFile | { problem: InterfaceText }> {
  const ending = /\.(csv|tsv|txt|json)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (!ending) return say('wrongType')
  if (file.size > most) return say('tooLarge')
  // A file that was moved, or is open elsewhere, cannot be read.
  const buffer = await file.arrayBuffer().catch(() => undefined)
  if (!buffer) return say('notRead')
  const bytes = new Uint8Array(buffer)
  // "Unicode text", as Excel calls it, begins with this mark; its plain CSV is GBK in China, which has no mark.
  const unicode = decoded(bytes, bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8')
  const text = unicode ?? decoded(bytes, 'gb18030')
  if (text === undefined) return say('notText')
  return {
    name: file.name,
    format: ending === 'json' ? 'json' : 'csv',
    text,
    isGbk: unicode === undefined,
  }
}

function decoded(bytes: Uint8Array<ArrayBuffer>, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
