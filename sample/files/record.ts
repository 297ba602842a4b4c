import { readFile } from 'node:fs/promises'
import type { InterfaceText } from '@shanmen/contract/languages.ts'

/** A printed file of the sample: its name in this folder, its title for readers, and its size. */
export type PrintedFile = { file: string; title: InterfaceText; pages: number; bytes: number }

const list = new URL('../files.json', import.meta.url)

/** The files that were printed, by the names that entries refer to. */
export async function readFiles(): Promise<Record<string, PrintedFile>> {
  return JSON.parse(await readFile(list, 'utf8'))
}
