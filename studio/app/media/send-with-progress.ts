/**
 * A `fetch` that tells how much of the body has been sent, which the browser's own cannot. For uploads only: no streaming
 * answer. Rejects like `fetch` when there is no answer or the signal ends it.
 */
export const sendWithProgress =
  (onProgress: (part: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, String(address))
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value)
      })
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () =>
        resolve(
          new Response(request.responseText, { status: request.status, statusText: request.statusText }),
        )
      request.onerror = () => reject(new TypeError('The server does not answer.'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body instanceof Blob ? body : null)
    })
