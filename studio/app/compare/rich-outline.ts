import { type Bag, isBag } from '@shanmen/content/documents/document.ts'

const childrenOf = (node: Bag): Bag[] => (Array.isArray(node.content) ? node.content.filter(isBag) : [])
const attributesOf = (node: Bag): Bag => (isBag(node.attrs) ? node.attrs : {})
const signs: Record<string, string> = { bold: '**', italic: '*', underline: '_', strike: '~~' }

/**
 * Rich text as lines that can be compared: its form shows as signs, so that a change of a heading, a link or a picture is
 * seen too, not only a change of words.
 */
export function outlineOf(value: unknown): string {
  return isBag(value)
    ? childrenOf(value)
        .map((node) => block(node, ''))
        .join('\n')
    : ''
}

function block(node: Bag, indent: string): string {
  const attributes = attributesOf(node)
  switch (node.type) {
    case 'heading':
      return `${indent}${'#'.repeat(Number(attributes.level) || 2)} ${inline(node)}`
    case 'bulletList':
    case 'orderedList':
      return childrenOf(node)
        .map((item, index) => listItem(item, node.type === 'bulletList' ? '•' : `${index + 1}.`, indent))
        .join('\n')
    case 'blockquote':
      return childrenOf(node)
        .map((child) => block(child, `${indent}> `))
        .join('\n')
    case 'table':
      return childrenOf(node)
        .map((row) => `${indent}| ${childrenOf(row).map(cell).join(' | ')} |`)
        .join('\n')
    case 'image':
      return `${indent}[${attributes.media ?? ''}] ${attributes.alt ?? ''} ${attributes.caption ?? ''}`.trimEnd()
    case 'horizontalRule':
      return `${indent}———`
    default:
      return indent + inline(node)
  }
}

const listItem = (item: Bag, sign: string, indent: string): string =>
  childrenOf(item)
    .map((child, index) => (index === 0 ? `${indent}${sign} ${inline(child)}` : block(child, `${indent}   `)))
    .join('\n')

const cell = (node: Bag): string => childrenOf(node).map(inline).join(' ')

function inline(node: Bag): string {
  if (node.type === 'text') return marked(node)
  if (node.type === 'hardBreak') return '\n'
  return childrenOf(node).map(inline).join('')
}

function marked(node: Bag): string {
  const marks = Array.isArray(node.marks) ? node.marks.filter(isBag) : []
  return marks.reduce(
    (text, mark) => {
      if (mark.type === 'link') return `${text}(${attributesOf(mark).href ?? ''})`
      const sign = signs[String(mark.type)] ?? ''
      return sign + text + sign
    },
    String(node.text ?? ''),
  )
}
