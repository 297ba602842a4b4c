/** What XML cannot hold in any spelling: control characters, halves of characters, two that are none. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text → XML text or attribute value. What XML cannot hold is left out; line ends and tabs stay what they were. */
export function escapeXml(text: string): string {
  return text
    .replace(impossible, '')
    .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
}
