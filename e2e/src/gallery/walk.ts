import { pseudoLanguages } from '@wherry/booking/testing/pseudo.ts'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { startWideEdge } from '../wideEdge.ts'
import { applyLook, type Look, nameOf } from './looks.ts'
import { axeFaults, layoutFaults } from './seenFaults.ts'
import { type Stage, type Tongue, textsOf } from './stage.ts'
import { type Chain, leave, reopen, type State } from './states.ts'

/** The module as it is served with every section. */
export interface Gallery {
  /** Address, including the base path. */
  readonly url: string
  close(): Promise<void>
}

/** Serves the module with every section, in its languages and in the two pseudo-locales. */
export async function openGallery(): Promise<Gallery> {
  const edge = await startWideEdge({
    redirectOrigins: [inject('pay')],
    sessions: inject('api'),
    texts: await pseudoLanguages(),
  })
  return { url: `${edge.url}/transfer`, close: () => edge.close() }
}

/** A page for a chain. The visitor is signed in if the chain has an account. */
export async function openStage(page: Page, gallery: string, tongue: Tongue, chain: Chain): Promise<Stage> {
  const account = inject('account')
  if (chain.account) {
    await page.goto(`${account}/sign-in?lang=en`)
    await page.locator('#login').fill(`${chain.account.login}@example.com`)
    await page.locator('#password').fill(`sandbox-${chain.account.id}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/list/)
  }
  return {
    page,
    lang: tongue === 'ru' || tongue === 'es' ? tongue : 'en',
    t: textsOf(tongue),
    api: inject('api'),
    account,
    at: (path = '', query = '') => `${gallery}${path}?lang=${tongue}${query && `&${query}`}`,
  }
}

/** A fault, with the state and the settings in which it was found. */
export interface Seen {
  readonly state: string
  readonly look: string
  readonly fault: string
}

/** Options of a walk over a chain. */
export interface Walk {
  /**
   * The visitor’s settings for a state, in the order of their widths. All rules of axe run for the first settings of
   * each width.
   */
  looksOf(state: State): readonly Look[]
  /**
   * The settings in which a state is reached, because other settings may open another part. @default the last settings
   * of the state before
   */
  readonly reachedIn?: Look
  /** Checks a state for further faults. @default none */
  more?(state: State): Promise<readonly string[]>
}

/** Walks a chain and checks each state under each of its settings. */
export async function walk(stage: Stage, chain: Chain, { looksOf, reachedIn, more }: Walk): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const state of chain.states) {
    const note = (look: Look | null, faults: readonly string[]) => {
      for (const fault of faults) seen.push({ state: state.name, look: look ? nameOf(look) : 'any', fault })
    }
    try {
      if (reachedIn) await applyLook(stage.page, reachedIn)
      await state.reach(stage)
      const looks = looksOf(state)
      for (const [at, look] of looks.entries()) {
        await applyLook(stage.page, look)
        await reopen(state, stage)
        await stage.page.evaluate(settlePage)
        const isOtherWidth = looks[at - 1]?.width !== look.width
        note(look, await axeFaults(stage.page, isOtherWidth ? 'all' : 'look'))
        note(look, await layoutFaults(stage.page))
        if (more) note(look, await more(state))
      }
      await leave(state, stage)
    } catch (error) {
      note(null, [`is not reached: ${String(error).slice(0, 400)}`])
      await leave(state, stage).catch(() => {})
    }
  }
  return seen
}

/** Waits two frames and finishes all finite animations, so that nothing on the page moves. */
export async function settlePage(): Promise<void> {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => resolve(null)))
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
}
