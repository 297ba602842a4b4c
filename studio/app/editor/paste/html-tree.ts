/** An element of pasted HTML. Text is kept as it was written, entities included. */
export type Element = { tag: string; attributes: Map<string, string>; children: Node[] }
export type Node = Element | string

const piece =
  /<!--[\s\S]*?(?:-->|$)|<!\[[^>]*\]>|<![^>]*>|<\?[^>]*>|<(\/?)([a-zA-Z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</g
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g
const empty = new Set(['br', 'hr', 'img', 'meta', 'link', 'input', 'col', 'base', 'wbr'])
/** What these hold is not text of the document. */
const dropped = new Set(
  'head style script xml title iframe object embed svg math template noscript textarea select button'.split(
    ' ',
  ),
)

/**
 * Reads HTML from a clipboard into a plain tree without running, loading or trusting any of it: comments, conditional
 * comments of Word, and elements that hold no text of the document are gone. Elements left open end with their parent.
 */
export function readHtml(html: string): Node[] {
  const root: Element = { tag: '', attributes: new Map(), children: [] }
  const open = [root]
  let skipping: string | undefined
  for (const [whole, closing, name, rest] of html.matchAll(piece)) {
    const tag = name?.toLowerCase()
    if (skipping !== undefined) {
      if (closing && tag === skipping) skipping = undefined
      continue
    }
    const parent = open.at(-1) ?? root
    if (tag === undefined) {
      if (!whole.startsWith('<')) parent.children.push(whole)
    } else if (closing) {
      const at = open.findLastIndex((element) => element.tag === tag)
      if (at > 0) open.length = at
    } else if (dropped.has(tag)) {
      if (!rest?.endsWith('/')) skipping = tag
    } else {
      const element: Element = { tag, attributes: attributesOf(rest ?? ''), children: [] }
      parent.children.push(element)
      if (!empty.has(tag) && !rest?.endsWith('/')) open.push(element)
    }
  }
  return root.children
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(attribute), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}

/** The declarations of a `style` attribute; Word's own `mso-…` ones too. */
export function styleOf(element: Element): Map<string, string> {
  const text = (element.attributes.get('style') ?? '').replaceAll('&quot;', '"')
  return new Map(
    text.split(';').flatMap((line): [string, string][] => {
      const at = line.indexOf(':')
      return at < 0
        ? []
        : [
            [
              line.slice(0, at).trim().toLowerCase(),
              line
                .slice(at + 1)
                .trim()
                .toLowerCase(),
            ],
          ]
    }),
  )
}

const spaces = /(?:&nbsp;|&#160;|&#xa0;|\u00a0)+/gi

/** The words inside nodes, with plain spaces. */
export const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : textOf(node.children)))
    .join('')
    .replace(spaces, ' ')
