import { afterEach, expect, inject } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { findFaults } from '../e2e/src/gallery/layoutFaults.ts'
import { hiddenFocus } from '../packages/ui/src/testing/focusWalk.ts'
import { fixedTexts, withLargeText } from '../packages/ui/src/testing/textGrowth.ts'
import { hooks, type StoryContext } from './hooks.ts'

interface Session {
  send(method: string, params: object): Promise<unknown>
}
const emulate = (features: readonly { name: string; value: string }[]) =>
  (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features })

/** `parameters: { media: { 'forced-colors': 'active' } }`: what a page cannot set by itself. */
hooks.before = async ({ parameters }) => {
  const media = parameters['media'] as Record<string, string> | undefined
  if (!media) return
  await emulate(Object.entries(media).map(([name, value]) => ({ name, value })))
  isEmulated = true
  for (const [name, value] of Object.entries(media))
    expect(matchMedia(`(${name}: ${value})`).matches, `${name} cannot be emulated`).toBe(true)
}
let isEmulated = false
// Not Storybook's own clean-up, which waits for the next story of the file: the page is that of the next file too.
afterEach(async () => {
  if (isEmulated) await emulate([])
  isEmulated = false
})

// Storybook pauses all animations before it looks at a story, and lets them go only if the look throws nothing. One
// picture that differed left them paused for all later stories of the page, and whatever waits for an end hung.
afterEach(() => {
  for (const style of document.head.querySelectorAll('style'))
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove()
})

const frames = (count: number) =>
  new Promise<void>((done) => {
    const next = (left: number) => (left ? requestAnimationFrame(() => next(left - 1)) : done())
    next(count)
  })

/** Folder and name of a picture: `components-button--solid` is `button/solid`. */
function nameOf(id: string): string {
  const [title = '', story = ''] = id.split('--')
  return `${title.replace(/^.*?(components|testing)-/, '')}/${story}`
}

/** A story without a play stands still; one with a play asks for its picture by the tag `visual`. */
function hasPicture({ tags, playFunction }: StoryContext): boolean {
  if (!inject('baselines')) return false
  if (!expect.getState().testPath?.includes('/packages/ui/')) return false
  return tags.includes('visual') || !(playFunction || tags.includes('not-visual'))
}

/** Whether something lies over the page beyond its own box: then the picture is of the whole window. */
function isOverlaid(root: Element): boolean {
  const { right, bottom } = root.getBoundingClientRect()
  return [...document.querySelectorAll('[data-wherry-portal] *')].some((part) => {
    const box = part.getBoundingClientRect()
    return box.width * box.height > 0 && (box.right > right || box.bottom > bottom)
  })
}

/** `parameters: { focusWalk: 40 }`: of so many stops at least each is in sight while it has the focus, in any window. */
async function walkFocus({ parameters }: StoryContext) {
  const least = parameters['focusWalk'] as number | undefined
  if (least === undefined) return
  await inOtherWindows(async () => {
    const { hidden, stops } = await hiddenFocus()
    expect(hidden).toEqual([])
    expect(stops, 'stops of the walk').toBeGreaterThan(least)
  })
}

/** Gives the window its size back after a look in others, and the story some frames to follow: axe looks at it next. */
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
 * A visitor's own size of text (decisions/0016): each text of a story doubles with it. Of a component nothing is cut off
 * then on the narrowest phone; `parameters: { largeText: true }`: of a screen neither, nor on a desktop. A number is the
 * narrowest window of a story that has a width of its own.
 */
async function growText({ parameters }: StoryContext) {
  expect(await fixedTexts(), 'texts that do not grow with the size of text of the browser').toEqual([])
  const windows = largeTextWindows(parameters['largeText'])
  if (windows.length === 0) return
  await inOtherWindows(async () => {
    for (const [width, height] of windows) {
      const faults = await withLargeText(async () => {
        // After the text has grown, as in a window that opens with it: some parts measure what a window holds.
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

async function comparePicture(context: StoryContext) {
  if (!hasPicture(context)) return
  await frames(2)
  await document.fonts.ready
  const root = document.querySelector<HTMLElement>('.wherry-root')!
  const picture = isOverlaid(root) ? document.documentElement : root
  // A page of many parts, each of which has a picture of its own, is drawn smaller: whole within the window, light to
  // keep. (A window made taller in its stead is not always painted in time.)
  if (picture === root && root.offsetHeight > innerHeight)
    Object.assign(root.style, {
      transform: `scale(${Math.min(0.5, innerHeight / root.offsetHeight)})`,
      transformOrigin: 'left top',
    })
  try {
    await expect(picture).toMatchScreenshot(nameOf(context.id))
  } finally {
    Object.assign(root.style, { transform: '', transformOrigin: '' })
  }
}
