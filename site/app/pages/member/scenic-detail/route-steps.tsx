import type { Data } from '@shanmen/contract/schemas.ts'
import { useLanguage } from '../../../language/language.ts'
import { Icon } from '../../../lib/icon.tsx'
import { parts } from '../../../messages/components.ts'
import styles from './route-steps.module.css'

/** The stops of a walk, one below the other. */
export function RouteSteps({ route }: { route: Data<'scenicDetail'>['route'] }) {
  const words = parts[useLanguage()]
  return (
    <>
      <p className={styles.head}>
        <Icon name="walk" />
        <b>{[words.route, route.distance].filter(Boolean).join(' · ')}</b>
      </p>
      <ol className={styles.steps}>
        {route.stops.map((stop) => (
          <li key={stop.name}>
            <b>{stop.name}</b>
            <span className="mute">{stop.text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
