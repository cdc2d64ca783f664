import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveStorybook } from '../../../tools/start/storybook.ts'
import { withBrowser } from '../browser.ts'
import { engine } from './engine.ts'

/** Milliseconds between two looks at a story, and the most looks until it counts as stuck: half a minute. */
const restMs = 50
const mostLooks = 600

/** A part of the ids of the stories that are played. @default all are */
const wanted = process.env['STORIES'] ?? ''

const browser = withBrowser()
let storybook: Awaited<ReturnType<typeof serveStorybook>>
beforeAll(async () => {
  storybook = await serveStorybook(0)
})
afterAll(() => storybook.close())

interface Entry {
  readonly id: string
  readonly type: string
  readonly tags: readonly string[]
}

/** The stories of components whose play function acts, by the index of the built Storybook. */
async function playedStories(): Promise<string[]> {
  let entries: Readonly<Record<string, Entry>> | null = null
  const ask = async () => {
    const response = await fetch(`${storybook.url}/index.json`)
    // Its first visit builds it: until then a page of text answers.
    if (response.headers.get('content-type') !== 'application/json') return false
    entries = ((await response.json()) as { entries: Record<string, Entry> }).entries
    return true
  }
  await expect.poll(ask, { timeout: 300_000, interval: 1000 }).toBe(true)
  return Object.values(entries!)
    .filter(
      ({ id, type, tags }) =>
        type === 'story' && tags.includes('play-fn') && id.startsWith('components-') && id.includes(wanted),
    )
    .map(({ id }) => id)
}

/** The parts of Storybook's page that tell of a story's end. */
interface StoryPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } }
  __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown }
}

/** Opens a story and waits until its play function has ended. @returns what failed; null if nothing did */
async function failureOf(page: Page, id: string): Promise<string | null> {
  // axe has its own runs: here the play function alone is judged.
  await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
  for (let looks = 0; ; looks++) {
    const [phase, failed] = await page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
        globalThis as StoryPage
      const events = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing']
      const told = events.map((event) => channel?.last(event)).find((one) => one !== undefined)
      const error = (Array.isArray(told) ? told[0] : told) as { message?: string } | undefined
      return [preview?.currentRender?.phase ?? '', error ? String(error.message ?? error) : null] as const
    })
    if (failed !== null) return failed
    if (phase === 'finished' || phase === 'completed' || phase === 'afterEach') return null
    if (phase === 'errored' || phase === 'aborted') return phase
    if (looks === mostLooks) return `no end, it stays at "${phase}"`
    await page.waitForTimeout(restMs)
  }
}

it('the play functions of all components end well in each engine', { tags: 'engines' }, async () => {
  const stories = await playedStories()
  expect(stories.length).toBeGreaterThan(wanted === '' ? 250 : 0)
  const page = await browser.open()
  const failed: string[] = []
  for (const id of stories) {
    // A driver may miss a moment: a story that fails is tried once more, and is told if it fails again.
    const first = await failureOf(page, id)
    const second = first === null ? null : await failureOf(page, id)
    if (first !== null)
      console.info(`${id}: ${second === null ? 'second try' : 'failed'}: ${first.split('\n')[0]}`)
    if (second !== null) failed.push(`${id}: ${second.slice(0, 300)}`)
  }
  console.info(`${stories.length} stories in ${engine}, ${failed.length} failed`)
  expect(failed).toEqual([])
})
