// Registered, since the site's build has this file once more.
const key = Symbol.for('shanmen.text')

/**
 * A response that has its text at hand for whoever passes it on in this process: to read it out of a response takes a
 * stream, which costs a twentieth of a page.
 */
export const textResponse = (text: string, init: ResponseInit): Response =>
  Object.assign(new Response(text, init), { [key]: text })

/** The text that a response was made with; undefined for one that came another way. */
export function textOf(response: Response): string | undefined {
  const text: unknown = Reflect.get(response, key)
  return typeof text === 'string' ? text : undefined
}
