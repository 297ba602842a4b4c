import type { Part } from '@shanmen/contract/types.ts'
import { Prose } from './prose.tsx'
import { TitledSection } from './section-head.tsx'

/** What editors added below a page's own content: a section each, which `#id` leads to. */
export function PageParts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ id, title, content }) => (
    <TitledSection key={id} id={id} title={title} className="sec sec--tight">
      <Prose html={content} />
    </TitledSection>
  ))
}
