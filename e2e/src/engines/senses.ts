import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EngineName } from './engine.ts'

/** A person’s settings of the device and the browser that affect every page. */
export interface Senses {
  readonly dark: boolean
  /** Text size of the browser, in px. */
  readonly textSize: number
  /** True if the device asks for more contrast. */
  readonly moreContrast: boolean
  /** True if the system replaces the colours of every page. */
  readonly forcedColours: boolean
  /** Device pixels for one CSS pixel. */
  readonly ratio: number
}

/** A visit in an engine other than Chromium. */
export interface EngineVisit {
  readonly lang: string
  readonly size: { readonly width: number; readonly height: number }
  readonly touch: boolean
  readonly senses: Senses
  readonly timeZone: string
  /** Null: the engine’s own user agent. */
  readonly userAgent: string | null
}

export const usualSenses: Senses = {
  ...{ dark: false, textSize: 16, moreContrast: false, forcedColours: false, ratio: 1 },
}

/** Reason why an engine cannot emulate such a visitor. Null: it can. */
export function missingSense(engine: EngineName, { forcedColours, ratio }: Senses): string | null {
  if (engine !== 'webkit') return null
  if (forcedColours) return 'WebKit has no forced colours'
  if (!Number.isInteger(ratio)) return 'GTK 3 scales by whole numbers alone'
  return ratio <= 2
    ? null
    : 'WebKit draws without a graphics card here, and no page of 3 pixels to one in time'
}

/**
 * Command line of Chromium for a text size, which it reads only at its start. The other settings are emulated in each
 * window.
 */
export const chromiumArguments = ({ textSize }: Pick<Senses, 'textSize'>): string[] =>
  textSize === usualSenses.textSize ? [] : [`--blink-settings=defaultFontSize=${textSize}`]

/** Groups of languages that have a separate text size in Firefox, among them the product’s languages. */
const firefoxScripts = ['x-western', 'x-cyrillic', 'x-unicode']

/** Colours of the system’s high-contrast theme for forced colours: the white theme of Windows. */
const themeOfWindows = { 'ui.highlight': '#37006e', 'ui.highlighttext': '#ffffff' }

/** Firefox’s preferences for all settings besides the pixel ratio, which Playwright sets. */
export function firefoxPreferences({
  dark,
  textSize,
  moreContrast,
  forcedColours,
}: Senses): Record<string, string | number | boolean> {
  return {
    'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
    ...Object.fromEntries(firefoxScripts.map((script) => [`font.size.variable.${script}`, textSize])),
    // Firefox reports more contrast if the system’s colours are in use but a page may override them, and forced colours
    // if it may not.
    ...(moreContrast && { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 1 }),
    ...(forcedColours && { 'browser.display.document_color_use': 2, ...themeOfWindows }),
  }
}

/**
 * Environment for WebKit, which reads colour scheme and contrast from the GTK theme, and the pixel ratio from a
 * variable.
 */
export function webKitEnvironment({ dark, moreContrast, ratio }: Senses): Record<string, string> {
  const theme = moreContrast ? 'HighContrast' : 'Adwaita'
  return { GTK_THEME: dark ? `${theme}:dark` : theme, GDK_SCALE: `${ratio}` }
}

/** Command line of MiniBrowser, which reads the text size from a file of settings. */
export function webKitArguments({ textSize }: Senses): string[] {
  if (textSize === usualSenses.textSize) return []
  const file = join(mkdtempSync(join(tmpdir(), 'wherry-webkit-')), 'settings.ini')
  writeFileSync(file, `[websettings]\ndefault-font-size=${textSize}\n`)
  return [`--config=${file}`]
}
