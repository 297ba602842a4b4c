import styles from './sections.module.css'

type Props = { lines: readonly string[]; seal: string | undefined }

/** Two lines to close with, sealed. */
export function Verse({ lines, seal }: Props) {
  return (
    <section className={`${styles.verse} rv`}>
      <div className="wrap">
        <p>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {seal && (
          <span className="seal" aria-hidden="true">
            {seal}
          </span>
        )}
      </div>
    </section>
  )
}
