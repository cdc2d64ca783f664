/**
 * Every state of the module that a person can get into, as data: which there are, and how to reach each.
 *
 * A chain is walked on one page, from its first state to its last: `reach` leads from the state before, so a chain is
 * cut short wherever one likes and never begun in the middle. A new page with empty storage belongs to each chain.
 *
 *     const stage = await openStage(…)
 *     for (const state of chain.states) {
 *       await state.reach(stage)   // now the state stands
 *       …                          // look, press, poke; what closes an open part is repaired by `reopen(state, stage)`
 *       await leave(state, stage)  // closes what the state has opened, lifts its faults
 *     }
 *
 * Texts are taken from the stage, so the same states are reached in each language and in a pseudo-locale.
 */
import type { Locator } from 'playwright'
import { lift, type Stage } from './stage.ts'

export interface State {
  /** `section.what`, one of a kind. */
  readonly name: string
  /** From the state before in the chain, which has been left; the first one from an empty page. */
  reach(stage: Stage): Promise<void>
  /**
   * The open part of a state that may be closed by a press or by another width; `reach` opens it again.
   * @default there is none
   */
  part?(stage: Stage): Locator
  /** Its faults stay for the next state, which is reached through them. @default false: they are lifted */
  readonly holdsOn?: boolean
  /** What has to be undone before the next state. @default an open part is closed by Escape */
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
  /** Whose page it is: who signs in before the first state. @default a guest */
  readonly account?: { readonly id: number; readonly login: string }
  readonly states: readonly State[]
}

/** Opens the part of a state again where it has been closed. */
export async function reopen(state: State, stage: Stage): Promise<void> {
  if (!state.part) return
  // A part that another width closes may be drawn for one frame more.
  await stage.page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  if (await state.part(stage).first().isVisible()) return
  await state.reach(stage)
}

/** Leaves a state for the next one: its part is closed, its faults are gone, unless they hold on. */
export async function leave(state: State, stage: Stage): Promise<void> {
  if (!state.holdsOn) await lift(stage)
  if (state.leave) return state.leave(stage)
  const part = state.part?.(stage).first()
  for (let press = 0; part && press < 3 && (await part.isVisible()); press += 1) {
    await stage.page.keyboard.press('Escape')
    await part.waitFor({ state: 'hidden', timeout: 2_000 }).catch(() => {})
  }
}
