import type { Frame, Page } from 'playwright'

/** How a visitor has set screen, colours and text. */
export interface Look {
  /** Of the window, in CSS px. */
  readonly width: number
  readonly scheme: 'light' | 'dark' | 'forced'
  /** Size of text, in hundredths. */
  readonly text: 100 | 200
}

export const nameOf = ({ width, scheme, text }: Look): string => `${width} px, ${scheme}, text ${text} %`

const widths = [320, 768, 1280] as const
const schemes = ['light', 'dark', 'forced'] as const
const sizes = [100, 200] as const

/** All of them: 18. */
export const allLooks: readonly Look[] = widths.flatMap((width) =>
  schemes.flatMap((scheme) => sizes.map((text) => ({ width, scheme, text }))),
)

/**
 * Looks for a walk in one of several languages: each width in each scheme once, half of them with large text. With the
 * next number the other half is large, so two languages together see every look there is.
 */
export const looksFor = (number: number): readonly Look[] =>
  widths.flatMap((width, column) =>
    schemes.map(
      (scheme, row): Look => ({ width, scheme, text: (column + row + number) % 2 === 0 ? 100 : 200 }),
    ),
  )

/**
 * Gives a page a look without loading it anew. Text alone grows, as it does for who sets the size of text in Safari or
 * Firefox, and nothing else: harder to bear than the zoom of the whole page, which is a narrower window.
 *
 * @param module the module's document, where it is not the page itself
 */
export async function putOn(
  page: Page,
  { width, scheme, text }: Look,
  module: Page | Frame = page,
): Promise<void> {
  const size = page.viewportSize()
  const height = width < 700 ? 740 : 900
  if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height })
  await page.emulateMedia({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    forcedColors: scheme === 'forced' ? 'active' : 'none',
    reducedMotion: 'reduce',
  })
  await module.evaluate(growText, text / 100)
}

/** As a visitor who has set larger text in the browser: what stands on the root, and nothing else. */
function growText(times: number) {
  document.documentElement.style.fontSize = times === 1 ? '' : `${times * 100}%`
}
