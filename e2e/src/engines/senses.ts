import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EngineName } from './engine.ts'

/** A person's settings of the device and the browser that change how every page is seen. */
export interface Senses {
  readonly dark: boolean
  /** Size of text in the browser, in px. */
  readonly textSize: number
  /** More contrast is wanted. */
  readonly moreContrast: boolean
  /** The system gives every page its own colours. */
  readonly forcedColours: boolean
  /** Pixels of the screen to one of the page. */
  readonly ratio: number
}

/** A visit in an engine besides Chromium. */
export interface EngineVisit {
  readonly lang: string
  readonly size: { readonly width: number; readonly height: number }
  readonly touch: boolean
  readonly senses: Senses
  readonly timeZone: string
  /** Null: its own. */
  readonly userAgent: string | null
}

export const usualSenses: Senses = {
  ...{ dark: false, textSize: 16, moreContrast: false, forcedColours: false, ratio: 1 },
}

/** Reason why an engine cannot have such a visitor here; null: it can. */
export function missingSense(engine: EngineName, { forcedColours, ratio }: Senses): string | null {
  if (engine !== 'webkit') return null
  if (forcedColours) return 'WebKit has no forced colours'
  if (!Number.isInteger(ratio)) return 'GTK 3 scales by whole numbers alone'
  return ratio <= 2
    ? null
    : 'WebKit draws without a graphics card here, and no page of 3 pixels to one in time'
}

/** Chromium takes the size of text when it starts; the other settings are emulated in each window. */
export const chromiumArguments = ({ textSize }: Pick<Senses, 'textSize'>): string[] =>
  textSize === usualSenses.textSize ? [] : [`--blink-settings=defaultFontSize=${textSize}`]

/** Groups of languages that have a size of their own in Firefox, ours among them. */
const firefoxScripts = ['x-western', 'x-cyrillic', 'x-unicode']

/** Where colours are forced, the system has a theme of high contrast: this is the white one of Windows. */
const themeOfWindows = { 'ui.highlight': '#37006e', 'ui.highlighttext': '#ffffff' }

/** All but the density of the screen, which Playwright sets there. */
export function firefoxPreferences({
  dark,
  textSize,
  moreContrast,
  forcedColours,
}: Senses): Record<string, string | number | boolean> {
  return {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    ...Object.fromEntries(firefoxScripts.map((script) => [`font.size.variable.${script}`, textSize])),
    // Colours of the system that a page may overrule mean more contrast; those that it may not are forced.
    ...(moreContrast && { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1 }),
    ...(forcedColours && { 'browser.display.document_color_use': 2, ...themeOfWindows }),
  }
}

/** WebKit reads scheme and contrast from the theme of GTK, and the scale of the screen from its environment. */
export function webKitEnvironment({ dark, moreContrast, ratio }: Senses): Record<string, string> {
  const theme = moreContrast ? 'HighContrast' : 'Adwaita'
  return { GTK_THEME: dark ? `${theme}:dark` : theme, GDK_SCALE: `${ratio}` }
}

/** MiniBrowser takes the size of text from a file of settings. */
export function webKitArguments({ textSize }: Senses): string[] {
  if (textSize === usualSenses.textSize) return []
  const file = join(mkdtempSync(join(tmpdir(), 'wherry-webkit-')), 'settings.ini')
  writeFileSync(file, `[websettings]\ndefault-font-size=${textSize}\n`)
  return [`--config=${file}`]
}
