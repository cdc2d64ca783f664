import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Frame, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { walkerOf } from '../keys/walker.ts'
import { patient } from '../steps.ts'
import { atOnce, outline, phrase } from './phrases.ts'

/** A transcript in the making: what a screen reader says on a page, step by step. */
export interface Ear {
  /**
   * Does something, and writes down what is heard until nothing more comes.
   *
   * @param says so many texts of live regions are waited for. @default 0
   */
  step(title: string, act: () => Promise<unknown>, says?: number): Promise<void>
  /**
   * Reads on from the top to the end, of the page or of an element.
   *
   * @param inside the frame that is read, by its name on the page around it. @default the page itself
   */
  read(title: string, selector?: string, inside?: Frame): Promise<void>
  /** The transcript. */
  text(): string
}

let bundled: Promise<string> | undefined

/** The reader and the ear as one script, built once. Keys are the browser's own: the reader's are left out. */
const inPage = (): Promise<string> =>
  (bundled ??= build({
    entryPoints: [fileURLToPath(new URL('inPage.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    logLevel: 'error',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''))

/** So long has nothing to be heard before a step is over: longer than the queue waits between two texts. */
const quiet = 600

/** Walks by keys as slowly as a person who listens to where the focus comes. */
export const listener = (page: Page) => walkerOf(page, 90)

/** How a frame is told to who comes into it. */
const frameWords = async (frame: Frame) => {
  const title = await (await frame.frameElement()).getAttribute('title')
  return ['frame', phrase(title ?? '')].filter(Boolean).join(', ')
}

/** A line that was heard, and in which frame; null: on the page itself. */
interface Heard {
  line: string
  frame: Frame | null
}

/** Listens to a page from its next document on. Of the bank's page nothing is written down: it is the bank's. */
export async function listenTo(page: Page, title: string): Promise<Ear> {
  const lines = [title, '='.repeat(title.length)]
  const heard: Heard[] = []
  let heardAt = 0
  let latest: Frame | null = null
  await page.exposeBinding('wherryHeard', ({ frame }, line: string) => {
    if (frame.url().startsWith(inject('pay'))) return
    heard.push({ line: phrase(line), frame: frame.parentFrame() && frame })
    heardAt = performance.now()
  })
  await page.addInitScript(await inPage())
  // A service that takes its time: each wait is then long enough to be heard, on any machine.
  await page.route(
    ({ pathname }) => /\/(prices|orders|send|auth|places\/find|transport-nodes)/.test(pathname),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1800))
      await route.fallback().catch(() => {})
    },
  )
  const begin = (name: string) => lines.push('', `## ${name}`, '')
  /** What was heard since the last step, with the ways into a frame and out of it. */
  async function told(): Promise<string[]> {
    const said: string[] = []
    for (const { line, frame } of heard.splice(0)) {
      if (frame !== latest) said.push(frame ? `enters ${await frameWords(frame)}` : 'leaves the frame')
      latest = frame
      said.push(line)
    }
    return atOnce(said)
  }
  return {
    async step(name, act, says = 0) {
      begin(name)
      await act()
      const said = () => heard.filter(({ line }) => line.startsWith('says ')).length
      await expect.poll(said, { ...patient, message: name }).toBeGreaterThanOrEqual(says)
      heardAt = Math.max(heardAt, performance.now())
      await expect.poll(() => performance.now() - heardAt >= quiet, { ...patient, interval: 50 }).toBe(true)
      lines.push(...(heard.length > 0 ? await told() : ['(nothing)']))
    },
    async read(name, selector, inside) {
      begin(name)
      const document = inside ?? page.mainFrame()
      const said = await document.evaluate((where) => window.wherryReadAll(where), selector ?? null)
      if (inside) lines.push(await frameWords(inside))
      lines.push(...outline(said).map((line) => (inside ? `  ${line}` : line)))
    },
    text: () => `${lines.join('\n')}\n`,
  }
}
