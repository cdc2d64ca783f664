/** CPU of the edge for one answer in milliseconds, as docs/guides/operators.md has it. */
export const told = {
  page: 0.41,
  'page of a partner': 0.3,
  'theme with an accent, each another': 0.39,
  'first script': 0.34,
  loader: 0.1,
}
export type Answer = keyof typeof told

/** Another machine may take so many times what is told. */
const most = 3

/** What one kind of answer took. */
export interface Load {
  /** Answers. */
  aSecond: number
  /** Milliseconds of the edge's own CPU for one answer. */
  cpu: number
  /** Milliseconds until an answer was whole. */
  median: number
  p95: number
  /** Bytes of one body, as it was sent. */
  bytes: number
}

/** The answers that take more CPU than the bar allows, in words. */
export const dear = (loads: Record<Answer, Load>): string[] =>
  (Object.keys(told) as Answer[])
    .filter((answer) => loads[answer].cpu > told[answer] * most)
    .map(
      (answer) =>
        `${answer} ${loads[answer].cpu.toFixed(2)} ms of CPU (bar ${(told[answer] * most).toFixed(2)} ms)`,
    )
