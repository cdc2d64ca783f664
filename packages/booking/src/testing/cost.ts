/** A fixed piece of work: 20 million steps of counting, about 20 ms on a laptop. */
function count(): number {
  let sum = 0
  for (let turn = 0; turn < 20_000_000; turn++) sum = (sum * 31 + turn) | 0
  return sum
}

/** Processor time of a piece of work in ms; other programs do not count. */
async function spent(work: () => unknown): Promise<number> {
  const from = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1000
}

/** Smallest processor time of a piece of work in ms, of several tries. */
export async function processorTime(work: () => unknown, tries = 3): Promise<number> {
  let found = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < tries; turn++) found = Math.min(found, await spent(work))
  return found
}

/**
 * The processor time of a piece of work, as a multiple of a fixed piece of counting that runs right after it. Unlike
 * milliseconds, the result is the same on a slow or busy machine. For tests in Node.
 *
 * @param tries number of tries, of which the cheapest counts. @default 3
 * @returns about 50 for a second on a laptop
 */
export async function costOf(work: () => unknown, tries = 3): Promise<number> {
  count()
  const unit = await processorTime(count, 5)
  return (await processorTime(work, tries)) / unit
}

/**
 * Processor time in ms of a piece of work, as on a laptop. A result over 50 is measured again relative to a fixed piece
 * of counting, because on a busy machine both take several times as long.
 */
export async function laptopTime(work: () => unknown): Promise<number> {
  const once = await processorTime(work, 1)
  return once < 50 ? once : (await costOf(work)) * 20
}
