/**
 * Tag of tests that must run alone, because they measure time or movement on a page: `it('…', { tags: 'alone' }, …)`.
 */
export const alone = 'alone'

/** True for a file with journeys that run alone. */
export const hasAlone = (source: string): boolean => source.includes(`tags: '${alone}'`)

/** True for a file with journeys without the tag `alone`; a file that names none has those that it imports. */
export const hasOthers = (source: string): boolean => {
  const named = (source.match(/^\s*it(\.each)?\b/gm) ?? []).length
  return named === 0 || named > source.split(`tags: '${alone}'`).length - 1
}

/**
 * Seconds that files take while two others run, if it is more or less than usual. They are only used to balance the
 * lanes.
 */
const seconds: readonly (readonly [seconds: number, names: string])[] = [
  [120, 'apg senses'],
  [80, 'embedBooking embedPayment embedSteady themes'],
  [67, 'journey badDays errors roles'],
  [57, 'embedStorage faultTable days'],
  [48, 'edge orderWalks embedAttributes realInputs'],
  [41, 'finder editor checks embedBackFromPay'],
  [34, 'fuzz editorAccess embedSize embedPrefill reporting'],
  [27, 'contract yacht signedOut landing'],
  [23, 'embedPixels signIn shell embedPolicy change'],
  [20, 'navigation keys addressToken embedTwoForms embedSeen embedFocus'],
  [17, 'roundTrip refusals hostilePay gallery searchOptions repeat embedHostile'],
  [14, 'rent promo embedLoad examplePartner'],
  [
    4,
    'looks harmCheck embedScroll yachtFaults policyReports embedRedirect editorPreview firstScreen drawnFinder drawnForm',
  ],
  [1, 'orderSum language embedFraming'],
]
const usual = 9
const secondsOf = (file: string) => timeOf(seconds, file.replace(/^.*\/|\.test\.ts$/g, '')) ?? usual

/** Seconds of a file in a table of times; undefined if no row has its name. */
export const timeOf = (times: typeof seconds, name: string): number | undefined =>
  times.find(([, names]) => names.split(' ').includes(name))?.[0]

/**
 * Distributes files over parallel lanes so that all end at about the same time: the longest first, each to the lane
 * with the least work.
 */
export function deal(files: readonly string[], count: number): string[][] {
  const lanes = Array.from({ length: count }, () => ({ seconds: 0, files: [] as string[] }))
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const lane = lanes.reduce((least, one) => (one.seconds < least.seconds ? one : least))
    lane.seconds += secondsOf(file)
    lane.files.push(file)
  }
  return lanes.map((lane) => lane.files)
}

/** Runs tasks in parallel lanes, in order: a lane that has finished takes the next task. */
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
