import styles from './choice.module.css'

type Option = { value: string; label: string | undefined }
type Props = { name: string; legend: string; options: readonly Option[]; chosen: string; className?: string }

/** Radio buttons in a row; the page's style sheet shows what belongs to the chosen one, so that no script is needed. */
export function Choice({ name, legend, options, chosen, className = '' }: Props) {
  return (
    // Data that come later may choose another: only new buttons take another default.
    <fieldset key={chosen} className={`${styles.choice} ${className} unprinted`}>
      <legend className="vh">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
