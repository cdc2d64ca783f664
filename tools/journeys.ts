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

/** Seconds a file takes, two others beside it, where it is not the usual: only the balance of lanes rests on it. */
const taken: Readonly<Record<string, number>> = {
  ...{
    apg: 120,
    senses: 115,
    embedBooking: 80,
    embedPayment: 77,
    embedSteady: 74,
    themes: 71,
    journey: 67,
    badDays: 66,
    errors: 65,
  },
  ...{ roles: 63, embedStorage: 57, faultTable: 55, days: 53, edge: 48, orderWalks: 47, embedAttributes: 43 },
  ...{ finder: 41, editor: 40, embedBackFromPay: 38, editorAccess: 34, hands: 34, embedPrefill: 32 },
  ...{ embedSize: 32, reporting: 31, contract: 27, signedOut: 26, landing: 26, yacht: 26, shell: 22 },
  ...{
    signIn: 22,
    embedPixels: 23,
    checks: 40,
    embedPolicy: 21,
    change: 21,
    addressToken: 20,
    keys: 20,
    navigation: 20,
    embedSeen: 19,
  },
  ...{
    embedTwoForms: 19,
    embedFocus: 18,
    roundTrip: 17,
    gallery: 17,
    hostilePay: 17,
    refusals: 17,
    repeat: 16,
  },
  ...{ embedHostile: 16, searchOptions: 16, promo: 14, embedLoad: 14, rent: 14, examplePartner: 12 },
  ...{ embedScroll: 4, judge: 4, looks: 4, embedRedirect: 3, editorPreview: 3, policyReports: 3 },
  ...{ yachtFaults: 3, drawnFinder: 2, embedFraming: 1, firstScreen: 2, language: 1, orderSum: 1 },
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
