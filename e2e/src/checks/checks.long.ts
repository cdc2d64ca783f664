import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { componentNames } from '../../../tools/components.ts'
import { serveStorybook } from '../../../tools/start/storybook.ts'
import { withChromium } from '../browser.ts'
import { walks } from '../screens.ts'
import { startWideEdge } from '../wideEdge.ts'
import { engineNames } from './engines.ts'
import { falseAlarms } from './falseAlarms.ts'
import { read, startReading } from './read.ts'
import { stories } from './stories.ts'

const chromium = withChromium()
const reading = startReading()
let storybook: Awaited<ReturnType<typeof serveStorybook>>
let edge: Awaited<ReturnType<typeof startWideEdge>>
beforeAll(async () => {
  storybook = await serveStorybook(0)
  edge = await startWideEdge()
})
afterAll(() => Promise.all([storybook.close(), edge.close()]))

interface WithPreview {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** Opens a story as it is once its play has ended well. */
async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=story`)
  await page
    .waitForFunction(() => {
      const phase = (globalThis as WithPreview).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''
      return phase === 'finished' && document.body.classList.contains('sb-show-main')
    })
    .catch((error: unknown) => {
      throw new Error(`${id} does not come to its end`, { cause: error })
    })
}

/** Waits for the book: the server builds it at its first visit, which takes minutes. */
async function built(): Promise<void> {
  const isBuilt = async () =>
    (await fetch(`${storybook.url}/index.json`)).headers.get('content-type') === 'application/json'
  await expect.poll(isBuilt, { timeout: 300_000, interval: 1000 }).toBe(true)
}

/** Headings of a component's page, by their ids, in their order. */
async function headingsOf(page: Page, id: string): Promise<string[]> {
  await page.goto(`${storybook.url}/iframe.html?id=${id}&viewMode=docs`)
  // A page is drawn at once, and each of its parts has a heading.
  await page.locator('h2[id]').first().waitFor()
  return page.locator('h2[id]').evaluateAll((headings) => headings.map((heading) => heading.id))
}

const failuresAfter = async (look: () => Promise<void>) => {
  const before = reading.failures.length
  await look()
  return reading.failures.slice(before)
}

describe('A11Y-01 four engines find no failure of A and AA that stands', () => {
  it('in stories', async () => {
    await built()
    const page = await chromium.open()
    const failures = await failuresAfter(async () => {
      for (const id of stories) {
        await openStory(page, id)
        await read(reading, page, id)
      }
    })
    expect(failures).toEqual([])
  })

  it.each(walks.map((walk) => [walk.name, walk] as const))('on the screens of %s', async (_, walk) => {
    const page = await chromium.open()
    const failures = await failuresAfter(() =>
      walk.go(
        page,
        (path) => `${edge.url}/transfer${path}`,
        async (screen) => {
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme })
            await read(reading, page, `${screen} ${colorScheme}`)
          }
        },
      ),
    )
    expect(failures).toEqual([])
  })

  it('and nothing that is said to be a false alarm is seen no more', () => {
    const unused = falseAlarms.filter((one) => !reading.used.has(one))
    expect(unused.map(({ engine, rule, element }) => `${engine} ${rule} ${element}`)).toEqual([])
    for (const { reason, rule } of falseAlarms) expect(reason, rule).toMatch(/^\p{Lu}.*\.$/u)
    console.info(
      `${reading.pages} pages; kept: ${engineNames.map((name) => `${name} ${reading.passed[name]}`).join(', ')}`,
    )
  })
})

describe('UI-18 the page of each component', () => {
  it('has its use, keys, props, parts, tokens and states', async () => {
    await built()
    const page = await chromium.open()
    // This one has the attributes of a span and no prop of its own.
    const withoutProps = ['components-visuallyhidden--docs']
    const wanted = ['use', 'keyboard', 'props', 'parts', 'tokens', 'states']
    const lacking: string[] = []
    for (const name of componentNames()) {
      const id = `components-${name.toLowerCase()}--docs`
      const headings = await headingsOf(page, id)
      for (const heading of wanted)
        if (!headings.includes(heading) && !(heading === 'props' && withoutProps.includes(id)))
          lacking.push(`${id}: ${heading}`)
    }
    expect(lacking).toEqual([])
  })
})
