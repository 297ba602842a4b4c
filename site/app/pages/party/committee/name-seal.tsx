import styles from './committee.module.css'

// Two or three characters are read from the right, top to bottom, as on a cut seal: x, y and size of each.
const places: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [[50, 49, 66]],
  [
    [72, 49, 48],
    [28, 49, 48],
  ],
  [
    [72, 28, 39],
    [72, 69, 39],
    [28, 49, 45],
  ],
  [
    [72, 28, 38],
    [72, 69, 38],
    [28, 28, 38],
    [28, 69, 38],
  ],
]

// Three uneven outlines, so that no two neighbours come from the same block; where the edge is chipped.
const cuts = [
  {
    edge: 'M4 6C33 3 67 1 97 4C99 34 97 66 95 97C66 99 34 96 3 95C1 66 5 35 4 6z',
    chips: 'M22 2l4 3-5 1zM98 58l-4 3 4 2zM60 99l-4-3 7-1zM1 78l4 2-4 2z',
  },
  {
    edge: 'M5 3C34 5 66 2 95 5C98 34 99 66 97 95C66 97 34 99 5 96C2 66 1 34 5 3z',
    chips: 'M70 1l5 4-7 1zM2 30l4 2-5 3zM34 99l4-4 3 4zM98 82l-5 2 5 3z',
  },
  {
    edge: 'M3 4C34 1 66 4 96 3C97 34 99 65 96 96C66 98 33 97 4 97C3 66 1 34 3 4z',
    chips: 'M44 0l4 4-8 1zM99 20l-4 4 4 3zM80 99l-3-4 6 1zM0 52l4 2-3 3z',
  },
]

/**
 * A name seal in place of a portrait, cut in one of three ways. The name is beside it, so it is not read out.
 * Without characters of its own a seal has the name's first letter.
 */
export function NameSeal({ seal, name, index }: { seal: string | undefined; name: string; index: number }) {
  const characters = [...(seal || [...name].slice(0, 1).join(''))].slice(0, 4)
  const cut = cuts[index % cuts.length]
  const outlined = index % cuts.length === 1
  return (
    <svg
      className={styles.seal}
      viewBox="0 0 100 100"
      aria-hidden="true"
      data-outlined={outlined ? '' : undefined}
    >
      <path d={cut?.edge} />
      {places[characters.length - 1]?.map(([x, y, size], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the characters of a name, which never change places.
        <text key={place} x={x} y={y} fontSize={size}>
          {characters[place]}
        </text>
      ))}
      <path className={styles.chips} d={cut?.chips} />
    </svg>
  )
}
