import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from 'playwright'
import { expect } from 'vitest'
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
  /** Reads on from the top to the end, of the page or of an element. */
  read(title: string, selector?: string): Promise<void>
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

/** Listens to a page from its next document on. */
export async function listenTo(page: Page, title: string): Promise<Ear> {
  const lines = [title, '='.repeat(title.length)]
  let heard: string[] = []
  let heardAt = 0
  await page.exposeBinding('wherryHeard', (_source, line: string) => {
    heard.push(phrase(line))
    heardAt = Date.now()
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
  return {
    async step(name, act, says = 0) {
      begin(name)
      await act()
      const said = () => heard.filter((line) => line.startsWith('says ')).length
      await expect.poll(said, { ...patient, message: name }).toBeGreaterThanOrEqual(says)
      heardAt = Math.max(heardAt, Date.now())
      await expect.poll(() => Date.now() - heardAt >= quiet, { ...patient, interval: 50 }).toBe(true)
      lines.push(...(heard.length > 0 ? atOnce(heard) : ['(nothing)']))
      heard = []
    },
    async read(name, selector) {
      begin(name)
      const said = await page.evaluate((where) => window.wherryReadAll(where), selector ?? null)
      lines.push(...outline(said))
    },
    text: () => `${lines.join('\n')}\n`,
  }
}
