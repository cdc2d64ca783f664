import type { ModuleConfig } from '../module/module.tsx'

/** A page of the module by its name in the table of paths. */
export interface FramePage {
  readonly name: string
}

/** The paths of the pages for a frame; the app decides them. */
export interface FramePaths {
  /** The page of a path below the base path; null for a section that is off and for an unknown path. */
  pageOf(path: string, sections: ModuleConfig['sections']): FramePage | null
  /** The path of the first page of a section, below the base path. */
  pathOf(page: { name: 'finder' | 'rent' | 'yacht' }): string
}
