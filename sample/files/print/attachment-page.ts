import { Marked } from 'marked'
import type { Attachment } from '../attachments/attachment.ts'
import { attachmentStyle } from './attachment-style.ts'
import { document, escaped } from './html.ts'

const words = {
  zh: { group: '灵山集团', contents: '目次', sample: '示例文件，其中的机构、项目与数字均为虚构。' },
  en: {
    group: 'Lingshan Group',
    contents: 'Contents',
    sample: 'A sample document. The organisations, projects and figures in it are fictional.',
  },
}

/** A tender attachment as HTML: title, contents from its second-level headings, text. */
export function attachmentPage({ language, title, about, body }: Attachment): string {
  const w = words[language]
  const headings = [...body.matchAll(/^## (.+)$/gm)].map(([, text]) => text ?? '')
  let section = 0
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        if (depth !== 2) return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>`
        section += 1
        return `<h2 id="s${section}">${this.parser.parseInline(tokens)}</h2>`
      },
    },
  })
  const text = marked.parse(body, { async: false })
  const contents = headings
    .map((heading, at) => `<li><a href="#s${at + 1}">${escaped(heading)}</a></li>`)
    .join('')
  const head = `<header><p class="group">${w.group}</p><h1>${escaped(title[language])}</h1><p class="about">${escaped(about)}</p><p class="sample">${w.sample}</p></header><nav><p>${w.contents}</p><ol>${contents}</ol></nav>`
  return document(language, `${title[language]} · ${w.group}`, attachmentStyle, `${head}<main>${text}</main>`)
}
