import { Extension } from '@tiptap/core'
import { DOMParser, type ParseOptions } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { cleanPaste } from './clean-paste.ts'
import { toDom, withoutInlineStyles } from './html-tree.ts'

type Options = { onPicturesLeft: (count: number) => void }

/** Cleans pasted and dropped HTML once the editor has parsed it, which it does without running or loading anything. */
export const PasteCleaner = Extension.create<Options>({
  name: 'pasteCleaner',
  addOptions: () => ({ onPicturesLeft: () => undefined }),
  addProseMirrorPlugins() {
    const { schema } = this.editor
    const { onPicturesLeft } = this.options
    const parser = new DOMParser(schema, DOMParser.fromSchema(schema).rules)
    const parseSlice = parser.parseSlice.bind(parser)
    parser.parseSlice = (dom: Node, options: ParseOptions = {}) => {
      // True for plain text and for what was copied inside this editor: neither needs cleaning.
      if (options.preserveWhitespace || !dom.ownerDocument) return parseSlice(dom, options)
      const { nodes, pictures } = cleanPaste(dom)
      if (pictures > 0) onPicturesLeft(pictures)
      const root = dom.ownerDocument.createElement('div')
      root.append(...toDom(nodes, dom.ownerDocument))
      return parseSlice(root, options)
    }
    return [new Plugin({ props: { clipboardParser: parser, transformPastedHTML: withoutInlineStyles } })]
  },
})
