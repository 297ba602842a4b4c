import { useGlobal } from '../../../data/global.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { eyebrows, member } from '../../../messages/member.ts'
import styles from './plan-card.module.css'

/** The last card of the list: somebody to ask. Nothing while the global data is missing. */
export function PlanCard() {
  const words = member[useLanguage()]
  const phone = useGlobal()?.contact.phone
  if (!phone) return null
  return (
    <article className={`${styles.card} rv`}>
      <p className="eyebrow" lang="en">
        {eyebrows.plan}
      </p>
      <h3>{words.start}</h3>
      <p>{words.startNote}</p>
      <a className="btn num" href={`tel:${phone}`}>
        <Icon name="phone" />
        {phone}
      </a>
    </article>
  )
}
