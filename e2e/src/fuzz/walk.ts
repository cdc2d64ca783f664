import type { Page } from 'playwright'
import type { Chance } from '../seed.ts'
import type { Lang } from '../words.ts'
import { actOnce } from './actions.ts'
import type { Look } from './inPage.ts'
import { Away, type Scene } from './scene.ts'

/** A fault, and the actions that lead to it. */
export interface Finding {
  /** The fault in one line. */
  what: string
  /** The address, the actions before the fault, and the history of the focus. */
  report: string
}

export interface WalkOptions {
  /** Name of the screen from which the walk starts. */
  name: string
  /** Seed by which the walk can be repeated. The report contains it. */
  seed: number
  chance: Chance
  lang: Lang
  isTouch: boolean
  actions: number
  /** True to end the walk at the first fault. @default false */
  endsWithFirst?: boolean
  /** Brings the page to the screen, the first time and whenever a walk has left the module. */
  open(): Promise<void>
}

/**
 * Milliseconds for which a fault may exist while no request is open: a part that is loading may be wrong for a moment.
 */
const grace = 1500
/** Milliseconds that a part of the page may take to load. */
const longest = 12_000

/**
 * Checks the page until it has no fault, or until a fault stayed too long.
 *
 * @returns the last result
 */
export async function lookAtRest(scene: Scene): Promise<Look> {
  let look = await scene.look()
  const begun = performance.now()
  let restedAt = begun
  while (look.unsettled.length > 0) {
    const now = performance.now()
    if (scene.asking > 0) restedAt = now
    if (now - restedAt > grace || now - begun > longest) break
    await scene.wait(50)
    look = await scene.look()
  }
  return look
}

const isInterrupted = (error: unknown) => /interrupted by another navigation/.test(String(error))

/**
 * Maximum number of navigations that may interrupt opening a page: by its first document, by an earlier press, by the
 * bank.
 */
const mostLed = 4

/** Opens a screen. If an earlier press navigates away at that moment, the screen is opened again from a blank page. */
async function openAnew(page: Page, open: () => Promise<void>): Promise<void> {
  for (let led = 0; ; led++)
    try {
      if (led > 0) await page.goto('about:blank')
      return await open()
    } catch (error) {
      if (!isInterrupted(error) || led >= mostLed) throw error
    }
}

/**
 * Does random actions on one screen and on all that follow.
 *
 * @returns the number of actions, and the findings
 */
export async function walk(
  scene: Scene,
  options: WalkOptions,
): Promise<{ actions: number; findings: Finding[] }> {
  const { chance, lang, isTouch } = options
  const { page } = scene
  const findings: Finding[] = []
  const done: string[] = []
  const size = page.viewportSize()
  const start = async () => {
    scene.isOffline = false
    await page.context().setOffline(false)
    if (size) await page.setViewportSize(size)
    done.push(`open ${options.name}`)
    await openAnew(page, options.open)
    return lookAtRest(scene)
  }
  const tell = (what: string, look: Look | null) => {
    const address = page.url().replace(/^\w+:\/\/[^/]+/, '')
    findings.push({
      what,
      report: [
        `${what}`,
        `SEED=${options.seed}, from ${options.name}, at ${address}`,
        ...done.slice(-30).map((text) => `  ${text}`),
        ...(look?.focusStory.map((text) => `    ${text}`) ?? []),
      ].join('\n'),
    })
  }

  let look = await start()
  let actions = 0
  while (actions < options.actions && !(options.endsWithFirst && findings.length > 0)) {
    actions++
    try {
      const { held, controls } = look
      done.push(await actOnce({ scene, page, chance, lang, isTouch, held, controls }))
      look = await lookAtRest(scene)
    } catch (error) {
      if (!(error instanceof Away)) tell(String(error).split('\n')[0]!, null)
      look = await start()
    }
    for (const what of look.unsettled) tell(what, look)
    for (const what of scene.wrong.splice(0)) tell(what, look)
    // The page is opened again, so that the rest of the walk does not report the same fault repeatedly.
    if (look.unsettled.some((what) => !what.startsWith('focus'))) look = await start()
    else if (look.unsettled.length > 0) await scene.blur()
  }
  return { actions, findings }
}

/** One report for each kind of fault, with the number of its findings. */
export function gathered(findings: readonly Finding[]): string {
  const kinds = new Map<string, Finding[]>()
  for (const finding of findings) {
    const kind = finding.what.replaceAll(/\d+/g, '0').slice(0, 120)
    kinds.set(kind, [...(kinds.get(kind) ?? []), finding])
  }
  return [...kinds.values()].map((alike) => `${alike.length} x ${alike[0]!.report}`).join('\n\n')
}
