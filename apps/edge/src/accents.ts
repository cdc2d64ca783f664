import { createTheme } from '@wherry/ui/accent'
import { ownFile, plain } from './answers.ts'

/** Base themes for an accent. */
const themes = ['light', 'dark', 'alfa-on-white', 'wherry'] as const
export type BaseTheme = (typeof themes)[number]

/** The base theme of a name; undefined: there is none. */
export const baseTheme = (name: string | null | undefined): BaseTheme | undefined =>
  themes.find((theme) => theme === name)

/** The theme with this accent and readable texts; the same for all users. @param color `#RRGGBB` */
function accentTheme(base: BaseTheme, color: string) {
  const { report: _, ...theme } = createTheme({ accent: color, base })
  return theme
}

/** A theme with an accent, and its file below the path of the accents. */
export interface AccentFile {
  file: string
  theme: ReturnType<typeof accentTheme>
}

/** Makes the theme with an accent, which takes about a millisecond. @param color `#RRGGBB` in capitals */
export const accentFile = (base: BaseTheme, color: string): AccentFile => ({
  file: `${base}/${color.slice(1)}.json`,
  theme: accentTheme(base, color),
})

/** Serves `{theme}/{RRGGBB}.json`. */
export function accent(path: string): Response {
  const [, name, color] = /^([a-z-]+)\/([\dA-F]{6})\.json$/.exec(path) ?? []
  const base = baseTheme(name)
  if (!base || !color) return plain(404, 'Not found')
  return Response.json(accentTheme(base, `#${color}`), {
    headers: { ...ownFile, 'cache-control': 'public, max-age=86400' },
  })
}
