import type { Language } from '../reports/report.ts'

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Paragraphs of plain text; *words* between asterisks are set in italics, not as `em`: its tag is one of PDF 2.0 only. */
export const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map((part) => `<p>${escaped(part).replaceAll(/\*([^*]+)\*/g, '<i>$1</i>')}</p>`)
    .join('')

/** A whole page for the printer. The title and the language end up in the PDF. */
export const document = (language: Language, title: string, style: string, body: string) =>
  `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en-GB'}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>`
