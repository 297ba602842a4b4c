import { useLanguage } from '../../language/language.ts'
import { Icon } from '../../lib/icon.tsx'
import { Time } from '../../lib/time.tsx'
import { fillIn, parts } from '../../messages/components.ts'

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
