/**
 * Every state of the module that a person can reach, as data: its name and the way to it.
 *
 * A chain is walked on one page, from its first state to its last. `reach` starts from the state before, so a walk may
 * stop anywhere in a chain but must start at its first state. Each chain needs a new page with empty storage.
 *
 *     const stage = await openStage(…)
 *     for (const state of chain.states) {
 *       await state.reach(stage)   // now the page is in the state
 *       …                          // look, press, type; `reopen(state, stage)` reopens what a press has closed
 *       await leave(state, stage)  // closes what the state has opened, and ends its faults
 *     }
 *
 * Texts come from the stage, so the same states are reached in each language and in a pseudo-locale.
 */
import type { Locator } from 'playwright'
import { lift, type Stage } from './stage.ts'

export interface State {
  /** `section.what`, unique in the gallery. */
  readonly name: string
  /**
   * Reaches the state from the one before in the chain, after that was left. The first state starts from an empty page.
   */
  reach(stage: Stage): Promise<void>
  /**
   * The open part of a state, which a press or another width may close. `reach` opens it again. @default there is none
   */
  part?(stage: Stage): Locator
  /** True if the faults go on into the next state. @default false: they end */
  readonly holdsOn?: boolean
  /** Undoes what must not remain for the next state. @default closes an open part by Escape */
  leave?(stage: Stage): Promise<void>
}

/** A state by its parts. */
export const state = (name: string, reach: State['reach'], more: Partial<State> = {}): State => ({
  name,
  reach,
  ...more,
})

/** States that are reached one after the other on one page. */
export interface Chain {
  readonly name: string
  readonly section: 'transfer' | 'rent' | 'yacht' | 'editor'
  /** The account that signs in before the first state. @default none: the visitor is a guest */
  readonly account?: { readonly id: number; readonly login: string }
  readonly states: readonly State[]
}

/** Opens the dialog, list or menu that a state of a screen shows, if a change of the width has closed it. */
export async function reopen(state: State, stage: Stage): Promise<void> {
  if (!state.part) return
  // A part that another width closes may remain visible for one more frame.
  await stage.page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  if (await state.part(stage).first().isVisible()) return
  await state.reach(stage)
}

/** Leaves a state for the next one: closes its open part, and ends its faults unless `holdsOn` is true. */
export async function leave(state: State, stage: Stage): Promise<void> {
  if (!state.holdsOn) await lift(stage)
  if (state.leave) return state.leave(stage)
  const part = state.part?.(stage).first()
  for (let press = 0; part && press < 3 && (await part.isVisible()); press += 1) {
    await stage.page.keyboard.press('Escape')
    await part.waitFor({ state: 'hidden', timeout: 2_000 }).catch(() => {})
  }
}
