import type { Frame, Page } from 'playwright'

/** A visitor’s settings of screen width, colours and text size. */
export interface Look {
  /** Width of the window, in CSS px. */
  readonly width: number
  readonly scheme: 'light' | 'dark' | 'forced'
  /** Text size, in percent. */
  readonly text: 100 | 200
}

export const nameOf = ({ width, scheme, text }: Look): string => `${width} px, ${scheme}, text ${text} %`

const widths = [320, 768, 1280] as const
const schemes = ['light', 'dark', 'forced'] as const
const sizes = [100, 200] as const

/** All 18 combinations of width, colours and text size. */
export const allLooks: readonly Look[] = widths.flatMap((width) =>
  schemes.flatMap((scheme) => sizes.map((text) => ({ width, scheme, text }))),
)

/**
 * Settings for a walk in one language: each width with each colour scheme once, half of them with large text. The next
 * number makes the other half large, so two languages together cover all settings.
 */
export const looksFor = (number: number): readonly Look[] =>
  widths.flatMap((width, column) =>
    schemes.map(
      (scheme, row): Look => ({ width, scheme, text: (column + row + number) % 2 === 0 ? 100 : 200 }),
    ),
  )

/**
 * Applies settings to a page without loading it again. Only the text grows, as for a visitor who sets the text size in
 * Safari or Firefox. This is stricter than a zoom of the whole page, which has the same effect as a narrower window.
 *
 * @param module the module’s document, if it is in a frame of the page
 */
export async function applyLook(
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

/** Sets the font size of the root element, which is the only effect of larger text in the browser’s settings. */
function growText(times: number) {
  document.documentElement.style.fontSize = times === 1 ? '' : `${times * 100}%`
}
