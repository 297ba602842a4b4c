/** Voices stop by themselves in a text of more than about this many characters. */
const longest = 180

/** A text in pieces that end where a sentence does. */
export function piecesOf(text: string, locale: string): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + segment.length <= longest)
      pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean)
}

const readable = 'h1, h2, h3, h4, p, li, dt, dd, td, th, blockquote, figcaption, [data-spoken]'

/** The text of an element without that of others within it which are read by themselves: the items below an item. */
function ownText(element: HTMLElement): string {
  if (!element.querySelector(readable)) return element.innerText
  const holdsOthers = (node: Node) =>
    node instanceof Element && (node.matches(readable) || node.querySelector(readable) !== null)
  const own = [...element.childNodes].filter((node) => !holdsOthers(node))
  // `innerText` has a line for each part that is a line on the page: the name of a file, then its type and size.
  return own.map((node) => (node instanceof HTMLElement ? node.innerText : node.textContent)).join('')
}

/** The texts of an article in order, each with the language that it is in. */
function textsOf(article: Element): { text: string; lang: string }[] {
  const elements = [...article.querySelectorAll<HTMLElement>(readable)]
  return (
    elements
      // Below a title, date and source are not worth hearing; `data-spoken` is what a listener needs of it.
      .filter(
        (element) =>
          !element.closest(
            element.matches('[data-spoken]') ? '.unprinted' : '.unprinted, .meta, nav, details:not([open])',
          ),
      )
      .map((element) => ({
        text: ownText(element),
        lang: element.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang,
      }))
  )
}

/** Reads an article aloud. Returns how to stop; `onEnd` is called when it is over, stopped or failed. */
export function readAloud(article: Element, onEnd: () => void): () => void {
  speechSynthesis.cancel()
  const spoken = textsOf(article).flatMap(({ text, lang }) =>
    piecesOf(text, lang).map((piece) => Object.assign(new SpeechSynthesisUtterance(piece), { lang })),
  )
  for (const [index, utterance] of spoken.entries()) {
    if (index === spoken.length - 1) utterance.onend = onEnd
    utterance.onerror = onEnd
    speechSynthesis.speak(utterance)
  }
  if (spoken.length === 0) onEnd()
  return () => speechSynthesis.cancel()
}
