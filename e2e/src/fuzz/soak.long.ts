import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../../tools/browser.ts'
import { setClock } from '../clock.ts'
import { words } from '../words.ts'
import { growthOf, type Held, measure, soak } from './soak.ts'
import { startWideWorld } from './world.ts'

/*
 * With these flags V8 compiles a function and prepares its feedback at the first call, and never again. Otherwise that
 * goes on for half an hour and takes more memory than any leak of a page.
 */
const flags = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation'

let edge: Awaited<ReturnType<typeof startWideWorld>>
let browser: Browser
beforeAll(async () => {
  edge = await startWideWorld()
  const { executablePath, args } = await findBrowser()
  browser = await chromium.launch({ executablePath, args: [...args, flags] })
})
afterAll(() => Promise.all([edge.close(), browser.close()]))

/** Minutes of this machine: SOAK shortens it while one looks for a leak. */
const minutes = Number(process.env['SOAK'] ?? 20)

it(`REL-09 ${minutes} minutes in one document at a fast clock: it grows by less than 1 MB an hour`, {
  timeout: (minutes + 5) * 60_000,
}, async () => {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 900 } })
  await setClock(page.context())
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  const { samples, loops } = await soak(page, {
    minutes,
    world: edge.world,
    rates: { active: 5, idle: 120 },
    onSample: ({ heap, nodes, listeners, hours, fastHours }, loop) =>
      console.info(
        `${(hours * 60).toFixed(1)} min, ${fastHours.toFixed(1)} h, loop ${loop}: ${(heap / 1e6).toFixed(3)} MB, ${nodes} nodes, ${listeners} listeners`,
      ),
  })
  const growth = growthOf(samples)
  console.info(`${loops} loops`, growth)
  expect(wrong).toEqual([])
  expect(growth.megabytes).toBeLessThan(1)
  expect(growth.nodes).toBeLessThan(50)
  expect(growth.listeners).toBeLessThan(20)
})

it('a page that keeps 100 kB each time is caught by the same measure', async () => {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 900 } })
  await setClock(page.context())
  await page.goto(edge.world.at('?lang=en'))
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const signIn = page.getByRole('banner').getByRole('button', { name: words.en.shell.signIn })
  /** As if each loop took half a minute. */
  const samplesOf = async (): Promise<Held[]> => {
    const samples: Held[] = []
    for (let loop = 0; loop < 40; loop++) {
      await signIn.click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      samples.push({ hours: loop / 120, fastHours: loop, ...(await measure(session)) })
    }
    return samples
  }
  const steady = growthOf(await samplesOf())
  await page.evaluate(() => {
    const kept: object[] = []
    const keep = () => kept.push(Array.from({ length: 12_500 }, (_, at) => at + Math.random()))
    addEventListener('keydown', ({ key }) => key === 'Escape' && keep())
  })
  const leaking = growthOf(await samplesOf())
  console.info('steady', steady, 'leaking', leaking)
  // 100 kB each half minute are 12 MB an hour.
  expect(leaking.megabytes).toBeGreaterThan(10)
  expect(steady.megabytes).toBeLessThan(leaking.megabytes / 4)
})
