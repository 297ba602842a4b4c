export const largestBody = 16 * 1024

export type Body = { ok: true; value: unknown } | { ok: false; code: 'badRequest' | 'tooLarge' }

/** The bytes of a request's body: no more than 16 KiB, whatever `Content-Length` says (quality D.4). */
export async function readBytes(
  request: Request,
): Promise<Uint8Array<ArrayBuffer> | 'badRequest' | 'tooLarge'> {
  if (Number(request.headers.get('Content-Length')) > largestBody) return 'tooLarge'
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > largestBody) return 'tooLarge'
      chunks.push(chunk)
    }
  } catch {
    return 'badRequest'
  }
  return Buffer.concat(chunks)
}

/** The JSON of a request's body; an empty body is an empty input, broken UTF-8 and broken JSON are refused (R214). */
export async function readBody(request: Request): Promise<Body> {
  const bytes = await readBytes(request)
  if (typeof bytes === 'string') return { ok: false, code: bytes }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, value: text.trim() === '' ? {} : JSON.parse(text) }
  } catch {
    return { ok: false, code: 'badRequest' }
  }
}
