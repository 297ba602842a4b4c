import type { IconName } from './icons.server.ts'

type Props = { name: IconName; className?: string }

/** One icon of the sprite; always next to a text or inside an element with a label. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
