import type { Data } from '@shanmen/contract/schemas.ts'
import { SectionHead } from '../../../components/article/section-head.tsx'
import { useLanguage } from '../../../language/language.ts'
import { eyebrows, member } from '../../../messages/member.ts'
import styles from './enterprises.module.css'

type Props = { enterprises: Data<'industrialClustersDetail'>['enterprises'] }

/** The companies of a cluster, numbered. Nothing without companies. */
export function Enterprises({ enterprises }: Props) {
  const words = member[useLanguage()]
  if (enterprises.length === 0) return null
  return (
    <section className="sec sec--silk" aria-labelledby="enterprises">
      <div className="wrap">
        <SectionHead id="enterprises" eyebrow={eyebrows.enterprises} title={words.enterprises} />
        <ol className={styles.enterprises}>
          {enterprises.map(({ name, text }, index) => (
            <li key={name}>
              <span aria-hidden="true">{String(index + 1).padStart(2, '0')}</span>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
