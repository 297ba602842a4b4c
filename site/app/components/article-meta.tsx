import { useLanguage } from '../language/language.ts'
import { fillIn, parts } from '../messages/components.ts'
import { Icon } from '../shell/icon.tsx'
import { Time } from '../shell/time.tsx'

type Props = { article: { publishedAt: string; source?: string; author?: string } }

/** Date, source and author of an article, inside its head. */
export function ArticleMeta({ article }: Props) {
  const words = parts[useLanguage()]
  return (
    <>
      <span>
        <Icon name="calendar" />
        <Time value={article.publishedAt} />
      </span>
      {article.source && <span>{fillIn(words.source, article.source)}</span>}
      {article.author && <span>{fillIn(words.author, article.author)}</span>}
    </>
  )
}
