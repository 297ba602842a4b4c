import type { BothWords } from '@shanmen/content/language.ts'
import { createClient } from '../../client.ts'
import { messageOf } from '../components/use-call.ts'
import { call } from '../session/call.ts'
import type { Medium } from './medium.ts'
import { sendWithProgress } from './send-with-progress.ts'

/** One file on its way into the library. */
export type Upload = {
  key: string
  file: File
  /** How much has been sent, 0 to 1. */
  sent: number
  /** What the server made of it; its own state tells whether it may be used. */
  medium?: Medium
  problem?: BothWords
}

const pause = 700

/** Sends one file and follows it until it may be used or is refused; tells every step. Never rejects. */
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
