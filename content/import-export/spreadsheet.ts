const dayParts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/
const momentParts = /^(\S+)\s+(\d{1,2}):(\d{2})(?::(\d{2}))?$/

/**
 * A day as table programs write it when they save (`2026/5/1`, `2026年5月1日`) in the stored form; undefined for any other
 * text. Only the year first: whether 5/1/2026 is in May or in January is anyone's guess.
 */
export function dayIn(text: string): string | undefined {
  const [, year, month = '', day = ''] = dayParts.exec(text) ?? []
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A day or a moment such as `2026/5/1 9:30`, meant in Asia/Shanghai, in the form that the studio stores. */
export function momentIn(text: string): string | undefined {
  const [, date = text, hour, minute, second = '00'] = momentParts.exec(text) ?? []
  const day = dayIn(date)
  return day && hour ? `${day}T${hour.padStart(2, '0')}:${minute}:${second}+08:00` : day
}

/** Table programs write a flag in capitals. */
export const flagIn = (text: string): boolean | undefined =>
  /^true$/i.test(text) ? true : /^false$/i.test(text) ? false : undefined
