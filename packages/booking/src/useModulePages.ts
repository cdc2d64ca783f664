import { type LaterPages, useLaterPages } from './laterPages.ts'
import { type PageAddress, type SearchPages, useSearchPages } from './searchPages.ts'

/** Props of each screen of a module. */
export type ModulePages = SearchPages & LaterPages

/**
 * Returns the props of all screens of a module, for any router. They navigate from screen to screen and synchronise the
 * search with its address; the router only has to go to the given paths.
 */
export function useModulePages(address: PageAddress): ModulePages {
  return { ...useSearchPages(address), ...useLaterPages(address) }
}
