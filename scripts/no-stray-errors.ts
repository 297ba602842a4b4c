import { afterEach, beforeEach } from 'vitest'

// Any console.error fails the test, even when all its assertions pass.
const errors: string[] = []
console.error = (...values: unknown[]) => {
  errors.push(values.map(String).join(' '))
}

beforeEach(() => {
  errors.length = 0
})

afterEach(() => {
  if (errors.length > 0) throw new Error(`console.error was called: ${errors.join('\n')}`)
})
