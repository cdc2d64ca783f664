import { createStore, type Store } from '../state/store.ts'
import type { ModuleCore } from './module.tsx'

/** A part of the frame, in px from its top; as ThemeProvider of `@wherry/ui` takes it. */
export interface ViewPart {
  top: number
  height: number
}

/** The part of a frame that is in view, for the overlays of all pages. Null: the window itself scrolls. */
export const hostViewOf = (module: Pick<ModuleCore, 'shared'>): Store<ViewPart | null, ViewPart | null> =>
  module.shared('hostView', () => createStore((_: ViewPart | null, next: ViewPart | null) => next, null))
