import type { InterfaceText } from '@shanmen/contract/languages.ts'
import { useCallback, useState } from 'react'
import { createClient } from '../../client.ts'
import { messageOf } from '../components/use-call.ts'
import { call } from '../session/session.ts'
import type { Medium } from './medium.ts'

/** One file that is being uploaded. */
export type Upload = {
  key: string
  file: File
  /** How much has been sent, 0 to 1. */
  sent: number
  /** The medium that the server created; its state tells whether it can be used. */
  medium?: Medium
  problem?: InterfaceText
}

const pause = 700

/** Uploads one file and polls until it is ready or refused; reports every change. Never rejects. */
export async function upload(file: File, tell: (step: Partial<Upload>) => void): Promise<Medium | undefined> {
  try {
    const client = createClient(sendWithProgress((sent) => tell({ sent })))
    let medium = await client('uploadMedia', { name: file.name.slice(-200) || 'file' }, { body: file })
    tell({ sent: 1, medium })
    while (medium.state === 'queued' || medium.state === 'working') {
      await new Promise((resolve) => setTimeout(resolve, pause))
      medium = await call('readMedia', { id: medium.id })
      tell({ medium })
    }
    return medium
  } catch (error) {
    tell({ problem: messageOf(error) })
    return undefined
  }
}

let counted = 0

/** The uploads of a screen, sent one after another, so that none times out on a slow connection. */
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
  const retry = ({ key, file }: Upload) => {
    dismiss(key)
    void start([file])
  }
  return { uploads, start, dismiss, retry }
}

/**
 * A `fetch` that reports upload progress, which the browser's own cannot. No streaming response. Rejects like `fetch`
 * when there is no response or the signal aborts it.
 */
const sendWithProgress =
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
