import '@shanmen/brand/light.css'
import styles from './sky.module.css'

/** The sky of the hour: stars, sun or moon, and three ridges far away. Behind everything else of its block. */
export function Sky({ className = '' }: { className?: string }) {
  return (
    <div className={`${styles.sky} ${className}`} aria-hidden="true">
      <i className={styles.orb} />
      <div className={styles.far}>
        <i />
        <i />
        <i />
      </div>
    </div>
  )
}
