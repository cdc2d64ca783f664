export type { ErrorReporting } from './crumb.ts'
export { loadCrumbs } from './lazy.ts'
export { onUnexpected, report } from './reporter.ts'
