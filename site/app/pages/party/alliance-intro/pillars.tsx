import { LocalLink } from '../../../language/local-link.tsx'
import { Icon } from '../../../lib/icon.tsx'
import type { IconName } from '../../../lib/icons.server.ts'
import styles from './pillars.module.css'

type Pillar = { icon: IconName; title: string; text: string; to?: string }

/** Ruled fields of icon, title and text, whole fields as links. */
export function Pillars({ items }: { items: readonly Pillar[] }) {
  return (
    <ul className={styles.pillars}>
      {items.map(({ icon, title, text, to }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{to ? <LocalLink to={to}>{title}</LocalLink> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
