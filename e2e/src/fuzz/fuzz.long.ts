import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { seed } from '../seed.ts'
import { raid } from './gremlins.ts'
import { openScene, runTasks } from './runTasks.ts'
import { starts } from './starts.ts'
import { type Finding, gathered } from './walk.ts'
import { startWideWorld } from './world.ts'

const chromium = withChromium()
let edge: Awaited<ReturnType<typeof startWideWorld>>
beforeAll(async () => {
  edge = await startWideWorld()
})
afterAll(() => edge.close())

/** Walks at the same time: while one waits for an answer, another one acts. */
const lanes = 3

describe(`with SEED=${seed}`, () => {
  it('A11Y-04 10,000 random actions over every screen: the focus is never lost, the page stays whole', {
    timeout: 40 * 60_000,
  }, async () => {
    const rounds = 5
    const each = Math.ceil(10_000 / rounds / starts.length)
    const tasks = Array.from({ length: rounds }, (_, round) =>
      starts.map((start, at) => ({ start, actions: each, seed: seed + round * starts.length + at })),
    ).flat()
    const { actions, findings } = await runTasks(tasks, lanes, chromium.open, edge.world)
    console.info(`seed ${seed}: ${actions} actions`)
    expect(gathered(findings)).toBe('')
    expect(actions).toBeGreaterThanOrEqual(10_000)
  })

  it('gremlins over every screen: no page dies', { timeout: 20 * 60_000 }, async () => {
    const rest = starts.map((start, at) => ({ start, own: seed + at }))
    const findings: Finding[] = []
    let actions = 0
    const lane = async () => {
      for (let task = rest.shift(); task; task = rest.shift()) {
        const { start, own } = task
        const scene = await openScene(chromium.open, start, edge.world)
        const result = await raid(scene, {
          name: start.name,
          seed: own,
          isTouch: start.visit.touch ?? false,
          bursts: 12,
          open: () => start.open(scene.page, edge.world),
        })
        actions += result.actions
        findings.push(...result.findings)
        await scene.page.context().close()
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    console.info(`seed ${seed}: ${actions} mad actions`)
    expect(gathered(findings)).toBe('')
    expect(actions).toBeGreaterThan(starts.length * 200)
  })
})
