import { mergeAttributes, Node, ReactNodeViewRenderer } from '@tiptap/react'
import { PictureView } from './picture-view.tsx'

const kept = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`),
  renderHTML: (attributes: Record<string, unknown>) =>
    typeof attributes[name] === 'string' ? { [`data-${name}`]: attributes[name] } : {},
})

/** A picture of the media library inside a text, by its id; an address of a picture is never stored. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ media: kept('media'), alt: kept('alt'), caption: kept('caption') }),
  parseHTML: () => [{ tag: 'figure[data-media]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', mergeAttributes(HTMLAttributes)],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})

/** What a picture in a text says beside its id. */
export type PictureValues = { media: string; alt: string; caption: string }
