import { type CreatedTheme, themeCss } from '@wherry/ui/accent'
import { familiesOf, firstOptions, type StudioOptions, themeOptions } from './studioOptions.ts'

/** Call of `createTheme` that makes the theme, to be copied. */
export function themeCall(options: StudioOptions): string {
  const lines = Object.entries(themeOptions(options)).map(([name, value]) => `  ${name}: '${value}',`)
  return [
    "import { createTheme } from '@wherry/ui/accent'",
    '',
    `export const theme = createTheme({\n${lines.join('\n')}\n})`,
  ].join('\n')
}

/** Theme as a style sheet for a root element. */
export const themeSheet = (theme: CreatedTheme): string => themeCss(theme, '.wherry-root')

/** One argument in the way that Storybook writes it in an address. */
function argument(name: string, value: string): string {
  const text = value.startsWith('#') ? `!hex(${value.slice(1)})` : value
  return `${name}:${encodeURIComponent(text).replaceAll('%20', '+')}`
}

/**
 * Writes font families as Storybook's arguments. The list is empty if a family has other signs than Latin letters and
 * digits, since Storybook would drop that family.
 */
function fontArguments(font: string): string[] {
  const families = familiesOf(font)
  if (families.some((family) => !/^[\w -]+$/.test(family))) return []
  return families.map((family, at) => argument(`font[${at}]`, family))
}

/**
 * Address of the studio with these inputs.
 *
 * @param here address of this page, or of the frame that Storybook shows it in.
 */
export function studioAddress({ font, ...options }: StudioOptions, here: string): string {
  const own = Object.entries(options).filter(
    ([name, value]) => value !== '' && value !== firstOptions[name as keyof StudioOptions],
  )
  const args = [...own.map(([name, value]) => argument(name, value)), ...fontArguments(font)].join(';')
  const page = new URL('./', here).href
  return `${page}?path=/story/theme-studio--studio${args ? `&args=${args}` : ''}`
}
