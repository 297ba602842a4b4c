import { afterEach, beforeEach } from 'vitest'

// What a library complains about on the console is a fault, even where every expectation holds.
const complaints: string[] = []
console.error = (...parts: unknown[]) => {
  complaints.push(parts.map(String).join(' '))
}

beforeEach(() => {
  complaints.length = 0
})

afterEach(() => {
  if (complaints.length > 0) throw new Error(`console.error was called: ${complaints.join('\n')}`)
})
