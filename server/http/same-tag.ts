/** Whether an `If-None-Match` names this tag; weak and strong count alike, since bodies are compressed on the way. */
export function sameTag(given: string | null | undefined, etag: string): boolean {
  const weak = (tag: string) => tag.trim().replace(/^W\//, '')
  return given?.split(',').some((tag) => weak(tag) === weak(etag) || tag.trim() === '*') ?? false
}
