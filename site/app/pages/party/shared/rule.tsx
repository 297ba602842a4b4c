import styles from './motto-band.module.css'

/** The party pages' rule: a diamond between two lines. */
export function Rule() {
  return (
    <div className={styles.rule} aria-hidden="true">
      <i />
    </div>
  )
}
