import { useNavigation } from 'react-router'
import styles from './progress.module.css'

/** A thin line at the top while the next page is on its way; it only shows when that takes longer than 200 ms. */
export function Progress() {
  const { state } = useNavigation()
  return <div className={styles.progress} data-loading={state === 'loading'} aria-hidden="true" />
}
