// Input methods write several signs for a hyphen.
const number = /(?:[(（]\+?\d+[)）]|\+?\d+)(?:[\s.\p{Pd}\u2212]*(?:[(（]\d+[)）]|\d+))*/u
const extension = /^[\s,，（(]*(?:转|分机|ext(?:ension)?\.?|x|#)[\s:：]*(\d+)/i

/**
 * The address that dials the first number in a text that editors wrote for people, and after a pause its extension:
 * `0000-8800-115 转 801 / 0000-8800-116` → `tel:00008800115,801`.
 */
export function dialAddress(text: string): string {
  const found = number.exec(text)
  if (!found) return 'tel:'
  const more = extension.exec(text.slice(found.index + found[0].length))?.[1]
  return `tel:${found[0].replace(/[^\d+]/g, '')}${more ? `,${more}` : ''}`
}
