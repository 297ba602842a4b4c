import type { RichNode, RichText } from '@shanmen/content/rich-text/rich-text.ts'

const doc = (...content: RichNode[]): RichText => ({ type: 'doc', content })
const text = (words: string): RichNode => ({ type: 'text', text: words })
const strange = (value: unknown) => value as RichNode

/** Nodes and attributes that no editor writes. */
export const oddDocuments: [string, RichText][] = [
  ...[
    'iframe',
    'svg',
    'script',
    'style',
    'object',
    'embed',
    'form',
    'input',
    'base',
    'meta',
    'video',
    'rawHtml',
  ].map((type): [string, RichText] => [
    `node ${type}`,
    doc({ type, attrs: { src: 'https://evil.test', onload: 'alert(1)', html: '<script>' } }),
  ]),
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((type): [string, RichText] => [
    `node ${type}`,
    doc({ type, content: [text('<b>x</b>')] }),
  ]),
  ...['__proto__', 'constructor', 'toString', 'textStyle', 'highlight', 'code'].map(
    (type): [string, RichText] => [
      `mark ${type}`,
      doc({ type: 'text', text: '<b>x</b>', marks: [{ type, attrs: { style: 'x', class: 'y' } }] }),
    ],
  ),
  ...['1 onclick=alert(1)', 0, 1, 7, -3, 2.5, 1e9, null, true].map((level): [string, RichText] => [
    `heading level ${level}`,
    doc({ type: 'heading', attrs: { level, id: 'x', class: 'y', style: 'z' }, content: [text('h')] }),
  ]),
  ...['1" onclick="alert(1)', -1, 1.5, Number.NaN].map((start): [string, RichText] => [
    `list start ${start}`,
    doc({ type: 'orderedList', attrs: { start }, content: [{ type: 'listItem', content: [text('x')] }] }),
  ]),
  ...['2" onclick="alert(1)', -1, 1e9, 0.5].map((span): [string, RichText] => [
    `cell span ${span}`,
    doc({
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [{ type: 'tableCell', attrs: { colspan: span, rowspan: span, style: 'x' } }],
        },
      ],
    }),
  ]),
  ['text that is an object', doc(strange({ type: 'text', text: { toString: 'x' } }))],
  ['text that is a number', doc(strange({ type: 'text', text: 1 }))],
  ['content that is a text', strange({ type: 'doc', content: '<script>' }) as RichText],
  ['marks that are a text', doc(strange({ type: 'text', text: 'x', marks: 'bold' }))],
  ['null among the content', doc(strange(null), strange(undefined), strange(1), strange('<script>'))],
  ['null among the marks', doc(strange({ type: 'text', text: 'x', marks: [null, 1] }))],
  ['type that is an object', doc(strange({ type: {}, content: [text('<i>')] }))],
  ['attrs that are null', doc(strange({ type: 'heading', attrs: null, content: [text('x')] }))],
  ['twenty thousand deep', deep(20_000)],
]

function deep(levels: number): RichText {
  let node: RichNode = { type: 'paragraph', content: [text('deep')] }
  for (let level = 0; level < levels; level++) node = { type: 'blockquote', content: [node] }
  return doc(node)
}
