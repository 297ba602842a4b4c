const longest = 120

/** The name a file is kept and offered under: one plain path segment that says what it is. */
export function fileName(given: string, extension: string): string {
  const segment = given.normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const stem = segment
    .replace(/\.[^.]*$/, '')
    // Control and invisible characters, and what Windows and addresses do not take in a name.
    .replace(/[\p{Cc}\p{Cf}<>:"|?*#%&]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  return `${[...stem].slice(0, longest).join('') || 'file'}.${extension}`
}
