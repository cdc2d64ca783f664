import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { withChromium } from '../browser.ts'
import { nextBuild, startDeploys } from './deploys.ts'
import { byTheHour, fromAirport } from './trips.ts'
import { lostOf, ordersOf, walk } from './visitor.ts'

const chromium = withChromium()
const steps = [
  'choose',
  'Flight number',
  'Landing date',
  'First and last name',
  'Mobile phone',
  'agree',
  'pay',
]
const next = nextBuild()
afterAll(() => rmSync(next, { recursive: true, force: true }))
let count = 0

describe.each(['is not found', 'is a page'] as const)(
  'SHELL-21 REL-05 of the old build what is asked for %s',
  (what) => {
    describe.each([fromAirport(), byTheHour()])('$name', (trip) => {
      it.each(steps)('a deploy before “%s”: one reload at most, and what was entered stays', async (step) => {
        const edge = await startDeploys(next)
        const page = await chromium.open()
        const errors: string[] = []
        page.on('pageerror', (error) => errors.push(String(error)))
        let loads = 0
        page.on('request', (request) => {
          if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
        })
        if (what === 'is a page')
          await page.route(/\/assets\/[\w.-]+\.(js|css)/, (route) => {
            // The browser itself requests a file that exists: it retries if an idle connection has just been closed.
            if (edge.has(new URL(route.request().url()).pathname)) return route.continue()
            return route.fulfill({
              status: 200,
              contentType: 'text/html',
              body: '<!doctype html><p>Not here',
            })
          })
        const mark = `deploy-${++count}@example.com`
        let isDone = false
        const walked = await walk({
          page,
          trip,
          mark,
          open: () => page.goto(edge.url + trip.address),
          async before(act) {
            if (act !== step || isDone) return
            isDone = true
            edge.deploy()
          },
        })
        expect(isDone).toBe(true)
        expect(loads).toBeLessThanOrEqual(2)
        expect(lostOf(walked)).toEqual([])
        expect(await ordersOf(mark)).toHaveLength(1)
        expect(errors).toEqual([])
        await page.context().close()
        await edge.close()
      })
    })
  },
)

it('SHELL-21 the page is asked about each time, its files are kept for a year', async () => {
  const edge = await startDeploys(next)
  const page = await fetch(`${edge.url}?lang=en`)
  expect(page.headers.get('cache-control')).toBe('private, no-cache')
  const file = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? ''
  const address = new URL(file, edge.url)
  expect((await fetch(address)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  edge.deploy()
  const gone = await fetch(address)
  expect(gone.status).toBe(404)
  expect(gone.headers.get('cache-control') ?? '').not.toContain('immutable')
  expect(await (await fetch(`${edge.url}?lang=en`)).text()).toContain('/assets/new-')
  await edge.close()
})
