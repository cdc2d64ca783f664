import type { Page } from 'playwright'
import { inject } from 'vitest'
import type { Visit } from '../browser.ts'
import { createChance } from '../seed.ts'
import { type Scene, setScene } from './scene.ts'
import type { Start, World } from './starts.ts'
import { type Finding, walk } from './walk.ts'

/** A start, the number of actions, and their seed. */
export interface Task {
  start: Start
  actions: number
  seed: number
}

/** Opens a page at a start and watches it. */
export async function openScene(
  open: (visit?: Visit) => Promise<Page>,
  start: Start,
  world: World,
): Promise<Scene> {
  const page = await open(start.visit)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  return setScene(page, [inject('module'), world.at('')], [new URL(world.at('')).host])
}

/**
 * Runs tasks in several parallel lanes, each on a separate page.
 *
 * @returns counts and findings
 */
export async function runTasks(
  tasks: readonly Task[],
  lanes: number,
  open: (visit?: Visit) => Promise<Page>,
  world: World,
): Promise<{ actions: number; findings: Finding[] }> {
  const rest = [...tasks]
  const findings: Finding[] = []
  let actions = 0
  const lane = async () => {
    for (let task = rest.shift(); task; task = rest.shift()) {
      const { start, seed } = task
      const scene = await openScene(open, start, world)
      const { lang, touch = false } = start.visit
      const begun = performance.now()
      const result = await walk(scene, {
        name: start.name,
        seed,
        chance: createChance(seed),
        lang,
        isTouch: touch,
        actions: task.actions,
        open: () => start.open(scene.page, world),
      }).catch((error: unknown) => ({
        actions: 0,
        findings: [{ what: `${start.name} does not open`, report: `SEED=${seed} ${start.name}: ${error}` }],
      }))
      if (process.env['FUZZ_LOG'])
        console.log(
          start.name,
          seed,
          result.actions,
          'in',
          performance.now() - begun,
          'found',
          result.findings.length,
        )
      actions += result.actions
      findings.push(...result.findings)
      await scene.page.context().close()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { actions, findings }
}
