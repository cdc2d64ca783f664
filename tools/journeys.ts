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
  ...{
    badDays: 60,
    embedBooking: 50,
    journey: 50,
    embedSteady: 48,
    embedPayment: 45,
    themes: 40,
    errors: 38,
  },
  ...{ embedStorage: 36, roles: 33, embedPrefill: 26, edge: 24, contract: 24, finder: 24, editor: 23 },
  ...{ signedOut: 22, embedHostile: 22, reporting: 21, editorAccess: 20, faults: 20, orderWalks: 20 },
  ...{
    signIn: 15,
    embedAttributes: 19,
    embedSize: 18,
    yacht: 17,
    embedBackFromPay: 15,
    landing: 12,
    shell: 12,
  },
  ...{ embedPolicy: 11, rent: 11, roundTrip: 11, keyboard: 3, editorPreview: 3, calls: 2, policyReports: 2 },
  ...{
    embedRedirect: 2,
    embedScroll: 2,
    yachtFaults: 2,
    embedFraming: 1,
    firstScreen: 1,
    language: 1,
    orderSum: 1,
  },
}
const usual = 9

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
