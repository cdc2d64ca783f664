import { expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { createChance } from '../seed.ts'
import { mistakes } from './planted.ts'
import { openScene, runTasks } from './runTasks.ts'
import { startNamed } from './starts.ts'
import { gathered, walk } from './walk.ts'
import { sharedWorld } from './world.ts'

const chromium = withChromium()

it('A11Y-04 300 random actions of mouse, keys and fingers: the focus is never lost, the page stays whole', async () => {
  const names = ['finder', 'offers on a phone', 'filled form']
  const tasks = names.map((name, at) => ({ start: startNamed(name), actions: 100, seed: 20 + at }))
  const { actions, findings } = await runTasks(tasks, 3, chromium.open, sharedWorld())
  expect(gathered(findings)).toBe('')
  expect(actions).toBe(300)
})

it('what takes the focus away, throws, empties the page or asks a stranger is found', async () => {
  const start = startNamed('finder')
  const world = sharedWorld()
  const found = Object.entries(mistakes).map(async ([name, { plant, says }]) => {
    const scene = await openScene(chromium.open, start, world)
    await scene.page.addInitScript(plant)
    // Nothing goes out of this machine.
    await scene.page.route(/stranger/, (route) => route.abort())
    const { findings } = await walk(scene, {
      name: start.name,
      seed: 7,
      chance: createChance(7),
      lang: 'en',
      isTouch: false,
      actions: 60,
      endsWithFirst: true,
      open: () => start.open(scene.page, world),
    })
    return [name, findings.filter(({ what }) => says.test(what)).length > 0]
  })
  expect(Object.fromEntries(await Promise.all(found))).toEqual({
    ...{ removal: true, error: true, blank: true, host: true },
  })
})
