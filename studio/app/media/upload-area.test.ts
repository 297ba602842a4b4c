import { expect, test, vi } from 'vitest'
import { type Upload, upload } from './upload-area.tsx'

/** A request whose connection stays open and silent after half of the bytes. */
class SilentRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onabort?: () => void
  onloadend?: () => void
  open() {}
  setRequestHeader() {}
  send() {
    setTimeout(() => this.upload.onprogress?.({ loaded: 1, total: 2 }), 100_000)
  }
  abort() {
    this.onabort?.()
    this.onloadend?.()
  }
}

test('an upload that does not move any more fails, so that it can be tried again', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', SilentRequest)
  const steps: Partial<Upload>[] = []
  const sending = upload(new File(['%PDF'], '年报.pdf'), (step) => steps.push(step))
  await vi.advanceTimersByTimeAsync(200_000)
  expect(steps).toEqual([{ sent: 0.5 }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await sending).toBeUndefined()
  expect(steps).toContainEqual({
    problem: expect.objectContaining({ zh: expect.stringMatching(/没有连接到服务器/) }),
  })
})

/** Answers at once that the file was accepted. */
class AcceptedRequest {
  upload = {}
  onload?: () => void
  status = 200
  statusText = ''
  responseText = JSON.stringify({ id: 'm1', state: 'queued' })
  open() {}
  setRequestHeader() {}
  send() {
    queueMicrotask(() => this.onload?.())
  }
}

test('an accepted upload is asked about again after a question without an answer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', AcceptedRequest)
  const answers = [
    () => Promise.reject(new TypeError('connection lost')),
    () => Promise.resolve(new Response('<html>', { status: 502 })),
    () => Promise.resolve(Response.json({ id: 'm1', state: 'ready' })),
  ]
  vi.stubGlobal('fetch', () => answers.shift()?.())
  const sending = upload(new File(['%PDF'], '年报.pdf'), () => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await sending).toMatchObject({ state: 'ready' })
})

test('a file that is too large, or was changed since it was chosen, has to be chosen again', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      constructor() {
        throw new TypeError('The file cannot be read')
      }
    },
  )
  const large = new File(['%PDF'], 'a.pdf')
  Object.defineProperty(large, 'size', { value: 60_000_000 })
  const changed = new File(['%PDF'], 'b.pdf')
  const part = new Blob()
  part.arrayBuffer = () => Promise.reject(new DOMException('changed', 'NotReadableError'))
  changed.slice = () => part
  for (const [file, words] of [
    [large, /50 MB/],
    [changed, /重新选择/],
  ] as const) {
    const steps: Partial<Upload>[] = []
    expect(await upload(file, (step) => steps.push(step))).toBeUndefined()
    expect(steps).toEqual([
      { isFinal: true, problem: expect.objectContaining({ zh: expect.stringMatching(words) }) },
    ])
  }
})
