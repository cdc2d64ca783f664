import type { CreatedMode, CreatedTheme, ThemeVariables } from './createdTheme.ts'

/**
 * Style sheet for both schemes and contrasts of a made theme, over its base theme; in no layer, like inline variables.
 */
export function sheetOf({ modes }: CreatedTheme, selector: string): string {
  const rule = (variables: ThemeVariables) => {
    const lines = Object.entries(variables).filter(([name, value]) => isPlain(name, value))
    return `${selector}{${lines.map(([name, value]) => `${name}:${value}`).join(';')}}`
  }
  const sheet = ({ variables, more }: CreatedMode) =>
    `${rule(variables)}@media (prefers-contrast:more){${rule(more)}}`
  if (modes.light && modes.dark)
    return `@media not all and (prefers-color-scheme:dark){${sheet(modes.light)}}@media (prefers-color-scheme:dark){${sheet(modes.dark)}}`
  return sheet((modes.light ?? modes.dark)!)
}

/**
 * True for a harmless variable: a theme may come as JSON from anywhere, and no value may end the rule or the element. A
 * backslash may escape a digit at the start of a word, as in a font name.
 */
const isPlain = (name: string, value: string) =>
  /^--wherry-[\w-]+$/.test(name) && !/[<>{};&'"]|\\(?!3\d )/.test(value)
