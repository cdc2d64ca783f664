const face = '--wherry-accent-solid'
const ink = '--wherry-accent-ink'

interface Declarations {
  getPropertyValue(name: string): string
}

/** The properties of a CSSOM rule that are needed here, of a style rule or a group such as `@layer`. */
export interface RuleLike {
  readonly cssText: string
  readonly selectorText?: string
  readonly style?: Declarations
  readonly cssRules?: Iterable<RuleLike>
}

/**
 * True if a rule sets the accent's solid colour without its ink. `currentColor` is excluded: drawings use it, and no
 * text is on them.
 */
export const isLone = (style: Declarations): boolean =>
  !['', 'currentcolor'].includes(style.getPropertyValue(face).trim().toLowerCase()) &&
  style.getPropertyValue(ink) === ''

/** Selectors of all rules that set an accent without its ink, also inside groups. */
export function loneSelectors(rules: Iterable<RuleLike>): string[] {
  return [...rules].flatMap(({ selectorText, style, cssRules }) => [
    ...(selectorText && style && isLone(style) ? [selectorText] : []),
    ...(cssRules ? loneSelectors(cssRules) : []),
  ])
}

const read = new WeakSet<CSSStyleSheet>()

/** Rules of a style sheet, each sheet only once; none for a sheet of another origin, which cannot be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<RuleLike> {
  if (read.has(sheet)) return []
  read.add(sheet)
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

const said = new Set<string>()

/**
 * Warns in the console, once for each place, if a page sets `--wherry-accent-solid` by hand without its ink, because
 * the text on the main button may then be unreadable. For development.
 *
 * @param root the element of ThemeProvider; null when it unmounts
 */
export function warnOfLoneAccent(root: HTMLElement | null): void {
  if (!root) return
  const scope = root.getRootNode()
  const isWhole = scope instanceof Document || scope instanceof ShadowRoot
  const sheets = isWhole ? [...scope.styleSheets, ...scope.adoptedStyleSheets] : []
  const inline = [...root.querySelectorAll<HTMLElement>(`[style*="${face}"]`)]
  for (let above: HTMLElement | null = root; above; above = above.parentElement) inline.push(above)
  const places = [
    ...sheets.flatMap((sheet) => loneSelectors(rulesOf(sheet))),
    ...inline.filter(({ style }) => isLone(style)).map(({ localName }) => `the style of a <${localName}>`),
  ]
  for (const place of places.filter((one) => !said.has(one))) {
    said.add(place)
    console.warn(
      `@wherry/ui: ${place} sets ${face} without ${ink}. The text on it, and the accent's text and edges, keep the theme's colours and may be unreadable. Make a theme of the colour: createTheme({ accent }) of @wherry/ui/accent.`,
    )
  }
}
