import type { CreatedMode, CreatedTheme, ThemeVariables } from './createdTheme.ts'

/** Both schemes and contrasts of a made theme over the variables of its base, in no layer as inline variables are. */
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

/** A theme may come as JSON from anywhere: nothing of it ends the rule or the element. */
const isPlain = (name: string, value: string) => /^--wherry-[\w-]+$/.test(name) && !/[<>{};&'"\\]/.test(value)
