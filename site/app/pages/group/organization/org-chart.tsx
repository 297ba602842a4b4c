import type { OrgNode } from '@shanmen/contract/types.ts'
import { useId } from 'react'
import { useLanguage } from '../../../language/language.ts'
import { LocalLink } from '../../../language/local-link.tsx'
import { capital, listNumber, showCount } from '../../../lib/numerals.ts'
import { fillIn } from '../../../messages/components.ts'
import { groupMessages } from '../../../messages/group.ts'
import styles from './org-chart.module.css'

type Props = { tree: readonly OrgNode[] }

/**
 * The group's structure as nested lists, drawn as water that runs down: what decides in one column, committees beside
 * it on a dashed line (they advise), departments as equal brooks below. Companies have a part of their own.
 */
export function OrgChart({ tree }: Props) {
  return <Column nodes={tree} />
}

const isCommittee = ({ kind }: OrgNode) => kind === 'committee'
const isDepartment = ({ kind }: OrgNode) => kind === 'department'

/** The nodes of one level one below the other; departments of a level side by side. */
function Column({ nodes }: { nodes: readonly OrgNode[] }) {
  const departments = nodes.filter(isDepartment)
  const steps = nodes.filter(({ kind }) => kind !== 'company' && kind !== 'department')
  return (
    <>
      {steps.length > 0 && (
        <ul className={styles.column}>
          {steps.map((node) => {
            const committees = node.children.filter(isCommittee)
            return (
              <li key={node.id} className={styles.step}>
                <div className={styles.row}>
                  <Plate node={node} className={styles.plate} />
                  {committees.length > 0 && (
                    <ul className={styles.beside}>
                      {committees.map((committee) => (
                        <li key={committee.id}>
                          <Plate node={committee} className={styles.plate} />
                          <Below nodes={committee.children} />
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
                <Column nodes={node.children.filter((child) => !isCommittee(child))} />
              </li>
            )
          })}
        </ul>
      )}
      {departments.length > 0 && <Brooks departments={departments} />}
    </>
  )
}

function Brooks({ departments }: { departments: readonly OrgNode[] }) {
  const language = useLanguage()
  const t = groupMessages[language].chart
  // Departments may be below several heads.
  const id = useId()
  const several = departments.length > 1
  return (
    <section className={styles.departments} aria-labelledby={id}>
      <h2 id={id}>
        {several ? capital(fillIn(t.departments, showCount(departments.length, language))) : t.department}
      </h2>
      {several && <p className="mute">{t.manage}</p>}
      <ul className={styles.brooks}>
        {departments.map((node, index) => (
          <li key={node.id}>
            <Plate node={node} className={styles.brook} number={index + 1} />
            <Below nodes={node.children} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is below a department or a committee, in small lines; companies have a part of their own. */
function Below({ nodes }: { nodes: readonly OrgNode[] }) {
  const parts = nodes.filter(({ kind }) => kind !== 'company')
  if (parts.length === 0) return null
  return (
    <ul className={styles.below}>
      {parts.map((node) => (
        <li key={node.id}>
          <Plate node={node} />
          <Below nodes={node.children} />
        </li>
      ))}
    </ul>
  )
}

type PlateProps = { node: OrgNode; className?: string; number?: number }

/** A node: its name and what it does, a link to its own page where it has one. */
function Plate({ node: { name, note, url, kind }, className, number }: PlateProps) {
  const language = useLanguage()
  const inside = (
    <>
      {number && <i aria-hidden="true">{listNumber(number, language)}</i>}
      {kind === 'party' && (
        <span className="seal" lang="zh-CN" aria-hidden="true">
          党
        </span>
      )}
      <b>{name}</b>
      {note && <small>{note}</small>}
    </>
  )
  return url ? (
    <LocalLink to={url} className={className} data-kind={kind}>
      {inside}
    </LocalLink>
  ) : (
    <span className={className} data-kind={kind}>
      {inside}
    </span>
  )
}
