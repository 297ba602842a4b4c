// Loaded into a started process before its own code: every SIGUSR2 sets its clock three days ahead.
const step = 3 * 86_400_000
const { now } = Date
let ahead = 0
const movedNow = () => now() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [movedNow()] : parts),
  get: (target, key) => (key === 'now' ? movedNow : Reflect.get(target, key)),
})
process.on('SIGUSR2', () => {
  ahead += step
})
