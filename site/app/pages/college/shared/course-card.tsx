import type { Course } from '@shanmen/contract/types.ts'
import styles from '../../../components/card/card.module.css'
import paper from '../../../components/card/paper-card.module.css'
import { cardSizes, Picture } from '../../../components/media/picture.tsx'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { Icon } from '../../../lib/icon.tsx'
import { componentMessages, fillIn } from '../../../messages/components.ts'

/** A course. It has no page of its own here: the title is a link only where the course lives somewhere else. */
export function CourseCard({ course }: { course: Course }) {
  const t = componentMessages[useLanguage()]
  return (
    <article className={`${styles.card} ${paper.paper} reveal`}>
      <Picture image={course.cover} ratio="16/10" sizes={cardSizes} />
      <div className={styles.body}>
        <p className={paper.tags}>
          <span className="tag">{course.category}</span>
          {course.level && <span className="tag tag--f">{course.level}</span>}
        </p>
        <h3>{course.url ? <LocalLink to={course.url}>{course.title}</LocalLink> : course.title}</h3>
        {course.summary && <p className={styles.text}>{course.summary}</p>}
        <p className="meta">
          {course.lessons > 0 && (
            <span>
              <Icon name="book" />
              {fillIn(course.lessons === 1 ? t.lesson : t.lessons, course.lessons)}
            </span>
          )}
          {course.duration && (
            <span>
              <Icon name="clock" />
              {course.duration}
            </span>
          )}
          {course.teacher && (
            <span>
              <Icon name="people" />
              {course.teacher}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
