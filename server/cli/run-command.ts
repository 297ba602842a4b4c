import { StorageError } from '@shanmen/content/errors.ts'
import { errorCode, UserError } from '../user-error.ts'

/** Runs a command line program: a UserError is printed as its message, anything unexpected with its stack; both exit with 1. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignoreClosedPipe)
  try {
    await main()
  } catch (error) {
    const plain = error instanceof UserError || error instanceof StorageError
    const text = plain ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`${text}\n`)
    process.exit(1)
  }
}

/** A reader that is gone (`npm start | head`) does not stop the program: a site serves without its output. */
function ignoreClosedPipe(error: Error): void {
  if (errorCode(error) !== 'EPIPE') throw error
}

/** Prints a line for the operator. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints the progress of a long step: in place on a terminal, at each tenth elsewhere. */
export function progressOf(label: string): (done: number, total: number) => void {
  let tenth = -1
  return (done, total) => {
    const part = total === 0 ? 1 : done / total
    const percent = `${Math.floor(part * 100)}%`
    if (process.stdout.isTTY) process.stdout.write(`\r${label} ${percent}${part >= 1 ? '\n' : ''}`)
    else if (Math.floor(part * 10) > tenth) print(`${label} ${percent}`)
    tenth = Math.floor(part * 10)
  }
}
