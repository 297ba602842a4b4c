const parallel = 8

/** Runs `work` on all items, eight at a time: waiting for the disk takes most of the time. Rejects with the first failure. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0
  let failed = false
  const run = async () => {
    while (next < items.length && !failed) {
      const item = items[next++] as T
      await work(item).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: parallel }, run))
  const failure = ended.find((each) => each.status === 'rejected')
  if (failure) throw failure.reason
}
