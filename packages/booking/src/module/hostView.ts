import { createStore, type Store } from '../kernel/store/store.ts'
import { perModule } from './perModule.ts'

/** A part of the frame, in px from its top, in the form of ThemeProvider of `@wherry/ui`. */
export interface ViewPart {
  top: number
  height: number
}

/** The visible part of a frame, for overlays of all pages. Null: the window itself scrolls. */
export const hostViewOf = perModule(
  (): Store<ViewPart | null, ViewPart | null> =>
    createStore((_: ViewPart | null, next: ViewPart | null) => next, null),
)
