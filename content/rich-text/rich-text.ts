/** Rich text as the editor keeps it: JSON of known nodes and marks. Never HTML (architecture: rich text). */
export type RichNode = {
  type: string
  text?: string
  attrs?: Record<string, string | number | boolean | null>
  marks?: { type: string; attrs?: Record<string, string | number | boolean | null> }[]
  content?: RichNode[]
}
export type RichText = RichNode & { type: 'doc'; content: RichNode[] }
