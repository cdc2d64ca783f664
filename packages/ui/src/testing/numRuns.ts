/** Number of runs of a fast-check property; `pnpm test:long` sets more by `LONG_RUNS`. */
export const numRuns = Number(process.env['LONG_RUNS'] ?? 500)
