/** Runs of a property of fast-check; `pnpm test:long` asks for more by `LONG_RUNS`. */
export const numRuns = Number(process.env['LONG_RUNS'] ?? 500)
