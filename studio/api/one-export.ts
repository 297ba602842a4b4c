import { errors } from './request-errors.ts'

/** When the exports that run last went on, by person. */
const exporting = new Map<string, number>()
/** One whose reader has not gone on for so long counts as given up. */
const givenUpMs = 20_000

/**
 * Begins an export. One of a person runs at a time, whatever of: forty together took minutes, in which no one else was
 * answered. Throws a RequestError.
 */
export function beginExport(person: string): void {
  if (Date.now() - (exporting.get(person) ?? 0) < givenUpMs) throw errors.exporting(givenUpMs / 1000)
  exporting.set(person, Date.now())
}

/** Streams the parts of an export that was begun as they are read, so that the whole is never in memory. */
export function streamOf(parts: AsyncGenerator<string>, person: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      exporting.set(person, Date.now())
      const { value, done } = await parts.next()
      if (!done) return controller.enqueue(encoder.encode(value))
      exporting.delete(person)
      controller.close()
    },
    cancel: () => void exporting.delete(person),
  })
}
