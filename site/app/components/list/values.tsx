import styles from './values.module.css'

type Props = { items: readonly { title: string; text: string }[] }

/** Short terms in vertical text with a sentence each: values, stages of learning. */
export function Values({ items }: Props) {
  return (
    <ul className={styles.values} data-count={items.length}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="vert" data-long={title.length > 3 ? '' : undefined}>
            {title}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
