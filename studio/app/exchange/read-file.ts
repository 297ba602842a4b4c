import type { BothWords } from '@shanmen/content/language.ts'
import { exchangeWords } from '../words/exchange.ts'

export type ImportFile = { name: string; format: 'csv' | 'json'; text: string }

const most = 5_000_000

const say = (key: 'tooLarge' | 'wrongType' | 'notUtf8'): { problem: BothWords } => ({
  problem: { zh: exchangeWords.zh[key], en: exchangeWords.en[key] },
})

/** Reads a chosen file as text, or says why it cannot be imported. What Excel saves in GBK would import as nonsense. */
export async function readImportFile(file: File): Promise<ImportFile | { problem: BothWords }> {
  const format = /\.(csv|json)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (format !== 'csv' && format !== 'json') return say('wrongType')
  if (file.size > most) return say('tooLarge')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return { name: file.name, format, text }
  } catch {
    return say('notUtf8')
  }
}
