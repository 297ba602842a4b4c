import type { Examples } from './example.ts'
import { article } from './examples/article.tsx'
import { card } from './examples/card.tsx'
import { feedback } from './examples/feedback.tsx'
import { filter } from './examples/filter.tsx'
import { list } from './examples/list.tsx'
import { map } from './examples/map.tsx'
import { media } from './examples/media.tsx'
import { shell } from './examples/shell.tsx'
import { studio } from './examples/studio.tsx'

/** All examples, in the order of the gallery. `studio` has its own theme, the others the style sheets of the site. */
export const families: Record<string, Examples> = {
  article,
  card,
  feedback,
  filter,
  list,
  map,
  media,
  shell,
  studio,
}
