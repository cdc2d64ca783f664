import type { Page } from 'playwright'
import type { Chance } from '../seed.ts'
import type { Lang } from '../words.ts'
import { actOnce } from './actions.ts'
import type { Look } from './inPage.ts'
import { Away, type Scene } from './scene.ts'

/** What is wrong, and how one came there. */
export interface Finding {
  /** What is wrong, in one line. */
  what: string
  /** Where, what was done before it, and what happened to the focus. */
  report: string
}

export interface WalkOptions {
  /** Name of the screen the walk starts from. */
  name: string
  /** Repeats the walk; told in the report. */
  seed: number
  chance: Chance
  lang: Lang
  isTouch: boolean
  actions: number
  /** Ends the walk with the first thing that is wrong. @default false */
  endsWithFirst?: boolean
  /** Brings the page to the screen, the first time and whenever a walk has left the module. */
  open(): Promise<void>
}

/** What is shown for a moment while a part of the page comes is no finding: so long it may stay, in milliseconds. */
const grace = 1500
/** As long may a part of the page be on its way. */
const longest = 12_000

/**
 * Looks until nothing is wrong, or what is wrong has stayed for longer than it may.
 *
 * @returns the last look
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

/** How often at most a page is led elsewhere while it is opened: by its first document, by what was pressed, by the bank. */
const mostLed = 4

/** Opens a screen; where what was pressed last leads away at the very moment, from a document that goes nowhere. */
async function openAnew(page: Page, open: () => Promise<void>): Promise<void> {
  for (let led = 0; ; led++)
    try {
      if (led > 0) await page.goto('about:blank')
      return await open()
    } catch (error) {
      if (!isInterrupted(error) || led >= mostLed) throw error
    }
}

/** Random hands on one screen and wherever they come from it. @returns how many actions were done, and what was found */
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
    // The rest of the walk is not to tell of the same again and again.
    if (look.unsettled.some((what) => !what.startsWith('focus'))) look = await start()
    else if (look.unsettled.length > 0) await scene.blur()
  }
  return { actions, findings }
}

/** One report for each thing that is wrong, however often it was met. */
export function gathered(findings: readonly Finding[]): string {
  const kinds = new Map<string, Finding[]>()
  for (const finding of findings) {
    const kind = finding.what.replaceAll(/\d+/g, '0').slice(0, 120)
    kinds.set(kind, [...(kinds.get(kind) ?? []), finding])
  }
  return [...kinds.values()].map((alike) => `${alike.length} x ${alike[0]!.report}`).join('\n\n')
}
