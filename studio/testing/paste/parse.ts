import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5'
import { cleanPaste } from '../../app/editor/paste/clean-paste.ts'
import { type Node, type ParsedNode, withoutInlineStyles } from '../../app/editor/paste/html-tree.ts'

const parsed = (node: DefaultTreeAdapterTypes.Node): ParsedNode => ({
  nodeType: defaultTreeAdapter.isTextNode(node) ? 3 : defaultTreeAdapter.isCommentNode(node) ? 8 : 1,
  nodeName: node.nodeName,
  nodeValue: 'value' in node ? node.value : null,
  childNodes: 'childNodes' in node ? node.childNodes.map(parsed) : [],
  attributes: 'attrs' in node ? node.attrs : [],
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function write(node: Node): string {
  if (typeof node === 'string') return escaped(node)
  const attributes = Array.from(node.attributes, ([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  if (node.tag === 'br' || node.tag === 'hr') return `<${node.tag}>`
  return `<${node.tag}${attributes}>${node.children.map(write).join('')}</${node.tag}>`
}

/** Parses HTML as a browser does inside a `div`, cleans it, and writes the result as HTML. */
export function cleanHtml(text: string): { html: string; pictures: number } {
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, [])
  const { nodes, pictures } = cleanPaste(parsed(parseFragment(context, withoutInlineStyles(text), {})))
  return { html: nodes.map(write).join(''), pictures }
}
