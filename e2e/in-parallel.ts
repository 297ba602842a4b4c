const most = 8

/** Runs a step for each item, eight at a time: server and test each have a core. */
export async function inParallel<T>(items: readonly T[], step: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const item of left) await step(item)
    }),
  )
}
