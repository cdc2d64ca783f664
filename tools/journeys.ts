/**
 * What measures time, or what moves on a page by itself, runs with nothing beside it:
 * `it('…', { tags: 'alone' }, …)`.
 */
export const alone = 'alone'

/** Whether a file of journeys has some that run alone. */
export const hasAlone = (source: string): boolean => source.includes(`tags: '${alone}'`)

/** Whether it has any others. */
export const hasOthers = (source: string): boolean =>
  (source.match(/^\s*it(\.each)?\b/gm) ?? []).length > source.split(`tags: '${alone}'`).length - 1

/** Seconds a file takes by itself on two cores, where it is not the usual: only the balance of lanes rests on it. */
const taken: Readonly<Record<string, number>> = {
  ...{ embedBooking: 64, badDays: 51, themes: 50, journey: 48, finder: 39, embedStorage: 36, edge: 32 },
  ...{ signedOut: 28, roles: 28, editor: 25, contract: 25, errors: 25, embedSize: 23, orderWalks: 22 },
  ...{ yacht: 21, landing: 20, addressToken: 15, signIn: 14, change: 18, faults: 17, embedAttributes: 14 },
  ...{ acceptance: 3, calls: 3, yachtFaults: 3, embedRedirect: 2, embedFraming: 1, firstScreen: 1 },
  ...{ language: 1, orderSum: 1 },
}
const usual = 10

const secondsOf = (file: string) => taken[file.replace(/^.*\/|\.test\.ts$/g, '')] ?? usual

/** Deals files to lanes that run at once and end at about the same time: the longest first, to whom has least so far. */
export function deal(files: readonly string[], count: number): string[][] {
  const lanes = Array.from({ length: count }, () => ({ seconds: 0, files: [] as string[] }))
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const lane = lanes.reduce((least, one) => (one.seconds < least.seconds ? one : least))
    lane.seconds += secondsOf(file)
    lane.files.push(file)
  }
  return lanes.map((lane) => lane.files)
}

/** Does what is to be done in lanes: as many at once, in order, and a lane that is done takes the next. */
export async function inLanes<T, R>(
  tasks: readonly T[],
  lanes: number,
  act: (task: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const left = tasks.entries()
  const lane = async () => {
    for (const [at, task] of left) results[at] = await act(task)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
