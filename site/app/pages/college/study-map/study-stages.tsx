import { addresses, searchedFor } from '@shanmen/contract/addresses.ts'
import type { Data } from '@shanmen/contract/schemas.ts'
import type { Course } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { componentMessages } from '../../../messages/components.ts'
import styles from './study-stages.module.css'

type Stage = Data<'talentDevelopment'>['online']['studyMap']['stages'][number]
type Props = { stages: readonly Stage[]; courses: readonly Pick<Course, 'id' | 'title'>[] }

/**
 * The learning map: the courses of each role, stage by stage. A course is named by its id, its title or the beginning of
 * it and links to the catalogue; a course outside the catalogue is plain text. `#stage-{id}` is each stage.
 */
export function StudyStages({ stages, courses }: Props) {
  const t = componentMessages[useLanguage()]
  const find = (name: string) =>
    courses.find(({ id, title }) => id === name || title === name) ??
    courses.find(({ title }) => title.startsWith(name))
  return (
    <ol className={styles.map}>
      {stages.map((stage) => (
        <li key={stage.id} id={`stage-${stage.id}`} className="reveal">
          <h3 className="vert">{stage.name}</h3>
          <ul className={styles.roles}>
            {stage.roles.map((role) => (
              <li key={role.id}>
                <h4>{role.name}</h4>
                <ul aria-label={t.courses}>
                  {role.courses.map((course) => {
                    const known = find(course)
                    return (
                      <li key={course}>
                        {known ? (
                          <LocalLink to={searchedFor(addresses.courseList, known.title)}>
                            {known.title}
                          </LocalLink>
                        ) : (
                          course
                        )}
                      </li>
                    )
                  })}
                </ul>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
