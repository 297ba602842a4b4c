import type { Image } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../../language/language.ts'
import { Balanced } from '../../lib/balanced.tsx'
import { Icon } from '../../lib/icon.tsx'
import { Time } from '../../lib/time.tsx'
import { componentMessages, fillIn } from '../../messages/components.ts'
import { Picture } from '../media/picture.tsx'
import styles from './article.module.css'
import { ArticleTools } from './article-tools.tsx'
import { Prose } from './prose.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'

type ArticleHeadProps = {
  title: string
  /** Above the title: the kind of article, tags, a status. */
  above?: ReactNode
  /** Below it: a row of `<span>`s with date, source, place. */
  children?: ReactNode
}

/** Head of a detail page with its `h1`. */
export function ArticleHead({ title, above, children }: ArticleHeadProps) {
  return (
    <header className={styles.head}>
      {above && <div className={styles.above}>{above}</div>}
      <h1>
        <Balanced text={title} />
      </h1>
      {children && <p className="meta">{children}</p>}
    </header>
  )
}

type ArticleMetaProps = { article: { publishedAt: string; source?: string; author?: string } }

/** Date, source and author of an article, inside its head. */
export function ArticleMeta({ article }: ArticleMetaProps) {
  const t = componentMessages[useLanguage()]
  return (
    <>
      <span>
        <Icon name="calendar" />
        <Time value={article.publishedAt} />
      </span>
      {article.source && <span>{fillIn(t.source, article.source)}</span>}
      {article.author && <span>{fillIn(t.author, article.author)}</span>}
    </>
  )
}

type Article = { summary: string; content: string; cover: Image | null }
type ArticleBodyProps = {
  article: Article
  /** What belongs to the text: files, a gallery. */
  children?: ReactNode
}

/** The picture that leads an article: its cover, unless the text brings pictures of its own. */
export const leadOf = ({ content, cover }: Pick<Article, 'content' | 'cover'>): Image | null =>
  content.includes('<figure') ? null : cover

/** An article's text below its summary, read aloud on demand, led by its picture; then share and print. */
export function ArticleBody({ article, children }: ArticleBodyProps) {
  const { summary, content } = article
  const lead = leadOf(article)
  return (
    <>
      <ReadAloudButton />
      <Prose html="" dek={summary} />
      {lead && (
        <Picture
          image={lead}
          priority
          ratio="16/9"
          sizes="(max-width: 62rem) 90vw, 46rem"
          className={styles.cover}
        />
      )}
      <div className={styles.text}>
        <Prose html={content} />
      </div>
      {children}
      <ArticleTools />
    </>
  )
}
