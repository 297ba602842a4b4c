// Loaded into a started program before its own code: from every SIGUSR2 on its clock is three days further ahead.
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
