import { createTheme } from '@wherry/ui/accent'
import { ownFile, plain } from './answers.ts'

/** The themes that an accent may be laid over. */
const themes = ['light', 'dark', 'alfa-on-white', 'wherry'] as const

/** `{theme}/{RRGGBB}.json`: the theme with that accent, every text on it readable; the same for everybody. */
export function accent(path: string): Response {
  const [, name, color] = /^([a-z-]+)\/([\dA-F]{6})\.json$/.exec(path) ?? []
  const base = themes.find((theme) => theme === name)
  if (!base || !color) return plain(404, 'Not found')
  const { report: _, ...theme } = createTheme({ accent: `#${color}`, base })
  return Response.json(theme, { headers: { ...ownFile, 'cache-control': 'public, max-age=86400' } })
}
