/** Runtimes of the edge. */
export type Runtime = 'node' | 'workerd'

/** CPU time of the edge per answer in milliseconds, as stated in docs/guides/operators.md. */
export const told = {
  page: { workerd: 0.32, node: 0.15 },
  'page of a partner': { workerd: 0.25, node: 0.11 },
  'page of a search, with its answers': { workerd: 1.9, node: 1.1 },
  'page of a search, with its answers and drawn offers': { workerd: 5.6, node: 3.8 },
  'theme with an accent, each another': { workerd: 0.28, node: 0.25 },
  'first script': { workerd: 0.35, node: 0.46 },
  loader: { workerd: 0.07, node: 0.02 },
}
export type Answer = keyof typeof told

/** Factor by which a slower machine may exceed the time in the guide. */
const most = 3

/** Cost of one kind of answer. */
export interface Load {
  /** Answers per second. */
  aSecond: number
  /** The edge's own CPU time per answer, in milliseconds. */
  cpu: number
  /** Median time in milliseconds until an answer was complete. */
  median: number
  p95: number
  /** Size of a body in bytes, as it was sent. */
  bytes: number
}

/** Descriptions of the answers that take more CPU time than allowed. */
export const dear = (runtime: Runtime, loads: Record<Answer, Load>): string[] =>
  (Object.keys(told) as Answer[])
    .filter((answer) => loads[answer].cpu > told[answer][runtime] * most)
    .map(
      (answer) =>
        `${answer} ${loads[answer].cpu.toFixed(2)} ms of CPU (bar ${(told[answer][runtime] * most).toFixed(2)} ms)`,
    )
