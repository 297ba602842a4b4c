/** Its values become custom properties of the style sheets, all of them by one loop. */
const readAsWhole = ['brand/colours.ts']
const declaration = /^export (?:async )?(?:const|let|function\*?|class) ([\w$]+)/gm

/** Returns a line for each function and value that a file exports though no other file mentions its name. */
export function unusedExports(texts: ReadonlyMap<string, string>): string[] {
  const mentions = new Map<string, number>()
  for (const text of texts.values())
    for (const word of new Set(text.match(/[\w$]+/g))) mentions.set(word, (mentions.get(word) ?? 0) + 1)
  return [...texts].flatMap(([file, text]) =>
    readAsWhole.includes(file)
      ? []
      : [...text.matchAll(declaration)]
          .map(([, name = '']) => name)
          .filter((name) => mentions.get(name) === 1)
          .map((name) => `${file} exports ${name}, which no other file uses: remove it, or its export`),
  )
}
