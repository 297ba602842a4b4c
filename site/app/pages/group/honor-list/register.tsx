import type { Honor } from '@shanmen/contract/types.ts'
import { useLanguage } from '../../../language/language.ts'
import { fillIn } from '../../../messages/components.ts'
import { groupMessages } from '../../../messages/group.ts'
import { certificateOf } from '../shared/honor-wall.tsx'
import styles from './register.module.css'

/** The honours as a table, each year printed once before its rows. */
export function Register({ honors }: { honors: readonly Honor[] }) {
  const t = groupMessages[useLanguage()]
  const years = Map.groupBy(honors, ({ awardedAt }) => awardedAt.slice(0, 4))
  return (
    <table className={styles.register}>
      <caption className="vh">{t.register}</caption>
      <thead>
        <tr>
          <th scope="col">{t.year}</th>
          <th scope="col">{t.honor}</th>
          <th scope="col">{t.issuer}</th>
          <th scope="col">{t.winner}</th>
          <th scope="col" className="unprinted">
            <span className="vh">{t.certificate}</span>
          </th>
        </tr>
      </thead>
      {[...years].map(([year, rows]) => (
        <tbody key={year}>
          {rows.map((honor, at) => (
            <tr key={honor.id}>
              {at === 0 && (
                <th scope="rowgroup" rowSpan={rows.length}>
                  {year}
                </th>
              )}
              <td>{honor.title}</td>
              <td>{honor.issuer}</td>
              <td>{honor.winner}</td>
              <td className="unprinted">
                <button
                  type="button"
                  popoverTarget={certificateOf(honor)}
                  aria-label={fillIn(t.seeCertificateOf, honor.title)}
                >
                  {t.seeCertificate}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
