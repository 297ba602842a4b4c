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
