// Loaded into a started process before its own code: every SIGUSR2 sets its clock ahead by three days or CLOCK_STEP_MS, every
// SIGWINCH back by as much.
const step = Number(process.env.CLOCK_STEP_MS ?? 3 * 86_400_000)
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
process.on('SIGWINCH', () => {
  ahead -= step
})
