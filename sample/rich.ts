import type { RichNode, RichText } from '@shanmen/content/rich-text/rich-text.ts'
import { type MarkedToken, marked, type Token, type Tokens } from 'marked'

/** Resolves names that Markdown refers to. Throws when there is no such picture. */
export type PictureId = (name: string) => string
type Marks = NonNullable<RichNode['marks']>

/**
 * Markdown → the rich text that is stored: paragraphs, `##` to `####`, lists, quotes, tables, bold, emphasis, links,
 * and `![alternative](picture-name "caption")` as a block of its own. Throws an error that names any other syntax.
 */
export function richTextOf(markdown: string, pictureId: PictureId): RichText {
  return { type: 'doc', content: blocksOf(marked.lexer(markdown.trim()), pictureId) }
}

// The lexer's own type is too wide; without extensions it returns only these tokens.
const known = (tokens: Token[]) => tokens as MarkedToken[]

function blocksOf(tokens: Token[], pictureId: PictureId): RichNode[] {
  return known(tokens).flatMap((token) => blockOf(token, pictureId))
}

function blockOf(token: MarkedToken, pictureId: PictureId): RichNode[] {
  switch (token.type) {
    case 'space':
      return []
    case 'hr':
      return [{ type: 'horizontalRule' }]
    case 'heading':
      return [{ type: 'heading', attrs: { level: token.depth }, content: inlineOf(token.tokens) }]
    case 'paragraph':
      return paragraphsOf(token.tokens, pictureId)
    case 'text':
      return [{ type: 'paragraph', content: inlineOf(token.tokens ?? [token]) }]
    case 'blockquote':
      return [{ type: 'blockquote', content: blocksOf(token.tokens, pictureId) }]
    case 'list':
      return [listOf(token, pictureId)]
    case 'table':
      return [tableOf(token)]
    default:
      throw new Error(`Markdown of the sample cannot hold: ${token.raw.slice(0, 60)}`)
  }
}

function listOf({ ordered, start, items }: Tokens.List, pictureId: PictureId): RichNode {
  const content = items.map((item) => ({ type: 'listItem', content: blocksOf(item.tokens, pictureId) }))
  if (!ordered) return { type: 'bulletList', content }
  return { type: 'orderedList', attrs: { start: start || 1 }, content }
}

function tableOf({ header, rows }: Tokens.Table): RichNode {
  const row = (type: string, cells: Tokens.TableCell[]) => ({
    type: 'tableRow',
    content: cells.map((cell) => ({
      type,
      content: [{ type: 'paragraph', content: inlineOf(cell.tokens) }],
    })),
  })
  return {
    type: 'table',
    content: [row('tableHeader', header), ...rows.map((cells) => row('tableCell', cells))],
  }
}

/** A picture is a block of its own, so one inside a paragraph splits it. */
function paragraphsOf(tokens: Token[], pictureId: PictureId): RichNode[] {
  const blocks: RichNode[] = []
  let run: Token[] = []
  const close = () => {
    const content = inlineOf(run)
    if (content.some(({ text = '' }) => text.trim())) blocks.push({ type: 'paragraph', content })
    run = []
  }
  for (const token of known(tokens)) {
    if (token.type !== 'image') run.push(token)
    else {
      close()
      const { href, text, title } = token
      blocks.push({
        type: 'image',
        attrs: {
          media: pictureId(href),
          ...(text && { alt: text }),
          ...(title && { caption: title }),
        },
      })
    }
  }
  close()
  return blocks
}

function inlineOf(tokens: Token[], marks: Marks = []): RichNode[] {
  return known(tokens).flatMap((token): RichNode[] => {
    switch (token.type) {
      case 'br':
        return [{ type: 'hardBreak' }]
      case 'strong':
        return inlineOf(token.tokens, [...marks, { type: 'bold' }])
      case 'em':
        return inlineOf(token.tokens, [...marks, { type: 'italic' }])
      case 'del':
        return inlineOf(token.tokens, [...marks, { type: 'strike' }])
      case 'link':
        return inlineOf(token.tokens, [...marks, { type: 'link', attrs: { href: token.href } }])
      case 'escape':
      case 'text':
        return textOf(token.text, marks)
      default:
        throw new Error(`Markdown of the sample cannot hold: ${token.raw.slice(0, 60)}`)
    }
  })
}

// A line break between Chinese characters is not a space.
const chineseLineEnd = /(?<=[\u3000-\u9fff\uff00-\uffef])\n(?=[\u3000-\u9fff\uff00-\uffef])/g

function textOf(text: string, marks: Marks): RichNode[] {
  // Markdown does not parse bold text that ends in Chinese punctuation: its asterisks are still here.
  return text.split(/\*\*(.+?)\*\*/s).flatMap((part, index) => {
    if (part.includes('**')) throw new Error(`stars left in the text: ${text.slice(0, 60)}`)
    const all: Marks = index % 2 === 1 ? [...marks, { type: 'bold' }] : marks
    const joined = part.replace(chineseLineEnd, '').replaceAll('\n', ' ')
    return joined ? [{ type: 'text', text: joined, ...(all.length > 0 && { marks: all }) }] : []
  })
}
