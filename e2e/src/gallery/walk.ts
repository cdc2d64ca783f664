import { pseudoLanguages } from '@wherry/booking/testing/pseudo.ts'
import type { Page } from 'playwright'
import { inject } from 'vitest'
import { startWideEdge } from '../wideEdge.ts'
import { type Look, nameOf, putOn } from './looks.ts'
import { axeFaults, layoutFaults } from './seenFaults.ts'
import { type Stage, type Tongue, textsOf } from './stage.ts'
import { type Chain, leave, reopen, type State } from './states.ts'

/** Where the module with every section stands. */
export interface Gallery {
  /** With its base path. */
  readonly url: string
  close(): Promise<void>
}

/** The module with every section, and in two languages that nobody speaks. */
export async function openGallery(): Promise<Gallery> {
  const edge = await startWideEdge({
    redirectOrigins: [inject('pay')],
    sessions: inject('api'),
    texts: await pseudoLanguages(),
  })
  return { url: `${edge.url}/transfer`, close: () => edge.close() }
}

/** A page of a chain, its visitor signed in where the chain has one. */
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

/** A fault, and where it was seen. */
export interface Seen {
  readonly state: string
  readonly look: string
  readonly fault: string
}

/** How a chain is looked at. */
export interface Walk {
  /** The looks of a state, in the order of their widths: all rules are asked in the first of each width. */
  looksOf(state: State): readonly Look[]
  /** In which a state is reached: what opens may be another part in another. @default the last one of the state before */
  readonly reachedIn?: Look
  /** What else may be wrong with a state. @default nothing */
  more?(state: State): Promise<readonly string[]>
}

/** Walks a chain and looks at each state in each of its looks. */
export async function walk(stage: Stage, chain: Chain, { looksOf, reachedIn, more }: Walk): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const state of chain.states) {
    const note = (look: Look | null, faults: readonly string[]) => {
      for (const fault of faults) seen.push({ state: state.name, look: look ? nameOf(look) : 'any', fault })
    }
    try {
      if (reachedIn) await putOn(stage.page, reachedIn)
      await state.reach(stage)
      const looks = looksOf(state)
      for (const [at, look] of looks.entries()) {
        await putOn(stage.page, look)
        await reopen(state, stage)
        await stage.page.evaluate(stand)
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

/** Two frames, and all motion at its end: what is seen stands. */
export async function stand(): Promise<void> {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => resolve(null)))
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
}
