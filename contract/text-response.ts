// A registered symbol, since the site's build contains a second copy of this file.
const key = Symbol.for('shanmen.text')

/**
 * A response whose text the caller in this process can take without a stream: reading the stream costs a twentieth of
 * rendering a page.
 */
export const textResponse = (text: string, init: ResponseInit): Response =>
  Object.assign(new Response(text, init), { [key]: text })

/** The text of a response made by `textResponse`; undefined for any other. */
export function textOf(response: Response): string | undefined {
  const text: unknown = Reflect.get(response, key)
  return typeof text === 'string' ? text : undefined
}
