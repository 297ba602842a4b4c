import { useId } from 'react'
import styles from './filter.module.css'

export type FilterFieldProps = {
  name: string
  label: string
  /** With options a select, the first without value (全部类别); without them a text field. */
  options?: readonly { value: string | number; label: string }[]
  placeholder?: string
}

/** One labelled field of the filter tray, set to what the address says. */
export function FilterField({
  name,
  label,
  options,
  placeholder,
  chosen,
}: FilterFieldProps & { chosen: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className={styles.field}>
        {options ? (
          <select id={id} name={name} defaultValue={chosen}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            name={name}
            type="search"
            maxLength={50}
            placeholder={placeholder}
            defaultValue={chosen}
          />
        )}
      </div>
    </div>
  )
}
