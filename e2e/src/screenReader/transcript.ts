import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Frame, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { walkerOf } from '../keys/walker.ts'
import { patient } from '../steps.ts'
import { atOnce, outline, phrase } from './phrases.ts'

/** A transcript in progress: the words of a screen reader on a page, step by step. */
export interface Transcript {
  /**
   * Does something, and records all that is heard until there is silence.
   *
   * @param says number of texts of live regions to wait for. @default 0
   */
  step(title: string, act: () => Promise<unknown>, says?: number): Promise<void>
  /**
   * Reads the page or an element from the top to the end.
   *
   * @param inside the frame to read. @default the page itself
   */
  read(title: string, selector?: string, inside?: Frame): Promise<void>
  /** The transcript. */
  text(): string
}

let bundled: Promise<string> | undefined

/**
 * The reader and the listener as one script, built once. The reader’s own key commands are left out, so the keys are
 * the browser’s.
 */
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

/** Milliseconds of silence that end a step, longer than the pause between two queued announcements. */
const quiet = 600

/** Presses keys as slowly as a person who listens after each one. */
export const listener = (page: Page) => walkerOf(page, 90)

/** The announcement of a frame when the focus enters it. */
const frameWords = async (frame: Frame) => {
  const title = await (await frame.frameElement()).getAttribute('title')
  return ['frame', phrase(title ?? '')].filter(Boolean).join(', ')
}

/** A heard line and its frame; null: it was heard on the page itself. */
interface Heard {
  line: string
  frame: Frame | null
}

/** Records a page from its next document on. The bank’s page is not recorded, because it is not the product’s. */
export async function startTranscript(page: Page, title: string): Promise<Transcript> {
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
  // The service is slowed down, so that each loading state is long enough to be announced on any machine.
  await page.route(
    ({ pathname }) => /\/(prices|orders|send|auth|places\/find|transport-nodes)/.test(pathname),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1800))
      await route.fallback().catch(() => {})
    },
  )
  const begin = (name: string) => lines.push('', `## ${name}`, '')
  /** Lines since the last step, including those for entering and leaving a frame. */
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
