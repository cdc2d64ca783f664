/* Navigation from screen to screen, for an app with paths of its own. */

export { type LaterPages, useLaterPages } from './laterPages.ts'
export { keptQuery, searchOf, withSearch } from './search/index.ts'
export { type PageAddress, type PageState, type SearchPages, useSearchPages } from './searchPages.ts'
export { type ModulePages, useModulePages } from './useModulePages.ts'
export { PageArrival, type PageArrivalProps } from './view/PageArrival.tsx'
