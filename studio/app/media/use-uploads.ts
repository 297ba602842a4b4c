import { useCallback, useState } from 'react'
import type { Medium } from './medium.ts'
import { type Upload, upload } from './uploads.ts'

let counted = 0

/** The uploads of a screen: several at once, sent one after another so that none starves on a slow line. */
export function useUploads(onReady: (medium: Medium) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const change = useCallback(
    (key: string, step: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...step } : each))),
    [],
  )
  const dismiss = (key: string) => setUploads((all) => all.filter((each) => each.key !== key))
  const start = async (files: readonly File[]) => {
    const added = files.map((file) => {
      counted += 1
      return { key: `upload-${counted}`, file, sent: 0 }
    })
    setUploads((all) => [...all, ...added])
    for (const { key, file } of added) {
      const medium = await upload(file, (step) => change(key, step))
      if (medium?.state !== 'ready') continue
      onReady(medium)
      dismiss(key)
    }
  }
  const again = ({ key, file }: Upload) => {
    dismiss(key)
    void start([file])
  }
  return { uploads, start, dismiss, again }
}
