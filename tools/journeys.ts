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

/** Seconds a file takes by itself on two cores, where it is more than the usual: only the balance of lanes rests on it. */
const long: Readonly<Record<string, number>> = {
  ...{ embedBooking: 64, badDays: 51, themes: 50, editor: 49, journey: 48, finder: 39, embedStorage: 36 },
  ...{ edge: 32, signedOut: 28, roles: 28, contract: 25, errors: 25, embedSize: 23, orderWalks: 22 },
  ...{ yacht: 21, landing: 20, signIn: 18, change: 18, faults: 17, embedAttributes: 14 },
}
const usual = 10

const secondsOf = (file: string) => long[file.replace(/^.*\/|\.test\.ts$/g, '')] ?? usual

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
