/** A fixed piece of work: 20 million steps of counting, about 20 ms on a laptop. */
function count(): number {
  let sum = 0
  for (let turn = 0; turn < 20_000_000; turn++) sum = (sum * 31 + turn) | 0
  return sum
}

/** Milliseconds of processor time, which other programs do not add to. */
async function spent(work: () => unknown): Promise<number> {
  const from = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/** Milliseconds of processor time of a piece of work, the least of so many tries. */
export async function processorTime(work: () => unknown, tries = 3): Promise<number> {
  let found = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < tries; turn++) found = Math.min(found, await spent(work))
  return found
}

/**
 * The processor time of a piece of work as a multiple of a fixed piece of counting that runs right beside it: the same
 * on a slow machine and beside other work, where milliseconds are not. For a test that runs in Node.
 *
 * @param tries the cheapest of so many counts. @default 3
 * @returns about 50 for a second on a laptop
 */
export async function costOf(work: () => unknown, tries = 3): Promise<number> {
  count()
  const unit = await processorTime(count, 5)
  return (await processorTime(work, tries)) / unit
}

/**
 * Milliseconds of processor time of a piece of work as a laptop takes them. What takes over 50 at once is held against
 * counting beside it: a machine with other work takes several times as long for either.
 */
export async function laptopTime(work: () => unknown): Promise<number> {
  const once = await processorTime(work, 1)
  return once < 50 ? once : (await costOf(work)) * 20
}
