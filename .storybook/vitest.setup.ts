import { afterEach, beforeEach, expect, inject } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { findFaults } from '../e2e/src/gallery/layoutFaults.ts'
import { hiddenFocus } from '../packages/ui/src/testing/focusWalk.ts'
import { fixedTexts, withLargeText } from '../packages/ui/src/testing/textGrowth.ts'
import { createFrames } from './frames.ts'
import { hooks, type StoryContext } from './hooks.ts'

// Bound at once, as some stories hold the page's timers.
const frames = createFrames({ request: requestAnimationFrame.bind(window) })
// Says it before a story that its page is painted no more: else the story would fail for a reason of its own.
beforeEach(() => frames(1))

interface Session {
  send(method: string, params: object): Promise<unknown>
}
const emulate = (features: readonly { name: string; value: string }[]) =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features })

/** Reads `parameters: { media: { 'forced-colors': 'active' } }`: settings that a page cannot make itself. */
hooks.before = async ({ parameters }) => {
  const media = parameters['media'] as Record<string, string> | undefined
  if (!media) return
  await emulate(Object.entries(media).map(([name, value]) => ({ name, value })))
  isEmulated = true
  for (const [name, value] of Object.entries(media))
    expect(matchMedia(`(${name}: ${value})`).matches, `${name} cannot be emulated`).toBe(true)
}
let isEmulated = false
// Cleans up after each story. Storybook's own clean-up waits for the next story of the file, but the next file has the
// same page.
afterEach(async () => {
  if (isEmulated) await emulate([])
  isEmulated = false
})

// Resumes animations. Storybook pauses all before it checks a story, and resumes them only if the check does not throw.
// A different screenshot would leave them paused for all later stories of the page, and waiting for an animation's end
// would hang.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
})

/** Folder and name of a screenshot: `components-button--solid` is `button/solid`. */
function nameOf(id: string): string {
  const [title = '', story = ''] = id.split('--')
  return `${title.replace(/^.*?(components|foundations|testing)-/, '')}/${story}`
}

/** True if a story has a screenshot: always without a play function, with one only by the tag `visual`. */
function hasPicture({ tags, playFunction }: StoryContext): boolean {
  if (!inject('baselines')) return false
  if (!expect.getState().testPath?.includes('/packages/ui/')) return false
  return tags.includes('visual') || !(playFunction || tags.includes('not-visual'))
}

/** True if an overlay extends beyond the story's box; then the screenshot shows the whole window. */
function isOverlaid(root: Element): boolean {
  const { right, bottom } = root.getBoundingClientRect()
  return [...document.querySelectorAll('[data-wherry-portal] *')].some((part) => {
    const box = part.getBoundingClientRect()
    return box.width * box.height > 0 && (box.right > right || box.bottom > bottom)
  })
}

/**
 * Reads `parameters: { focusWalk: 40 }`: the story must have at least so many tab stops, and each must be visible while
 * it has the focus, in any window size.
 */
async function walkFocus({ parameters }: StoryContext) {
  const least = parameters['focusWalk'] as number | undefined
  if (least === undefined) return
  await inOtherWindows(async () => {
    const { hidden, stops } = await hiddenFocus()
    expect(hidden).toEqual([])
    expect(stops, 'stops of the walk').toBeGreaterThan(least)
  })
}

/**
 * Restores the window size after checks in others, and gives the story some frames to follow, because axe checks it
 * next.
 */
async function inOtherWindows(look: () => Promise<void>) {
  const { innerWidth, innerHeight } = window
  try {
    await look()
  } finally {
    await page.viewport(innerWidth, innerHeight)
    await frames(3)
  }
}

/**
 * Checks a visitor's own text size (decisions/0016): each text of a story doubles with it. A component must not be cut
 * off then on the narrowest phone; with `parameters: { largeText: true }` this also holds for a screen, even on a
 * desktop. A number is the narrowest window for a story with a width of its own.
 */
async function growText({ parameters }: StoryContext) {
  expect(await fixedTexts(), 'texts that do not grow with the size of text of the browser').toEqual([])
  const windows = largeTextWindows(parameters['largeText'])
  if (windows.length === 0) return
  await inOtherWindows(async () => {
    for (const [width, height] of windows) {
      const faults = await withLargeText(async () => {
        // The window is resized after the text has grown, as in a window that is opened with large text, because some
        // parts measure the window.
        await page.viewport(width, height)
        await frames(3)
        return findFaults()
      })
      expect(faults, `at 200 % in ${width} px`).toEqual([])
    }
  })
}
function largeTextWindows(wanted: unknown): (readonly [width: number, height: number])[] {
  const narrow = [320, 740] as const
  if (wanted === true) return [[1280, 900], [390, 740], narrow]
  if (typeof wanted === 'number') return [[wanted, 740]]
  return expect.getState().testPath?.includes('/packages/ui/src/components/') ? [narrow] : []
}

hooks.after = async (context) => {
  await comparePicture(context)
  await walkFocus(context)
  await growText(context)
}

/** Waits until an element keeps its height: the first story of a page grows as its font and its later parts come. */
async function restOf(element: HTMLElement): Promise<void> {
  let height = Number.NaN
  while (height !== element.offsetHeight) {
    height = element.offsetHeight
    await frames(6)
  }
}

async function comparePicture(context: StoryContext) {
  if (!hasPicture(context)) return
  await frames(2)
  await document.fonts.ready
  const root = document.querySelector<HTMLElement>('.wherry-root')!
  await restOf(root)
  const picture = isOverlaid(root) ? document.documentElement : root
  // A page with many parts, each of which has a screenshot of its own, is scaled down to fit into the window and to
  // stay small. (A higher window would not always be painted in time.)
  if (picture === root && root.offsetHeight > innerHeight)
    Object.assign(root.style, {
      // The height that each window has, whatever the file before has set.
      transform: `scale(${Math.min(0.5, 900 / root.offsetHeight)})`,
      transformOrigin: 'left top',
    })
  try {
    await expect(picture).toMatchScreenshot(nameOf(context.id))
  } finally {
    Object.assign(root.style, { transform: '', transformOrigin: '' })
  }
}
