import { densities, light, themes } from '@wherry/tokens'
import type { CreatedMode, CreatedTheme, ThemeVariables } from '../createdTheme.ts'

/**
 * Converts a made theme to a style sheet, for a page that is rendered before its script runs: both schemes and
 * contrasts follow the visitor's settings, so nothing is repainted later.
 *
 * @param selector of the root element that ThemeProvider renders, such as `.shop > .wherry-root`. The rules are in no
 * layer, so they win over our style sheet. @throws RangeError if the selector could end the rule.
 */
export function themeCss(theme: CreatedTheme, selector: string): string {
  if (!selector.trim() || /[{}<;@]|\/\*/.test(selector)) throw new RangeError(`Not a selector: ${selector}`)
  const rule = (variables: ThemeVariables, first = '') => {
    const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`)
    return `${selector}{${first}${lines.join('')}}`
  }
  const media = (query: string, css: string) => `@media (${query}){${css}}`
  const mode = ({ base, variables, more }: CreatedMode, scheme: string) => {
    const own = base === 'light' ? {} : themes[base]
    return (
      rule({ ...own, ...variables }, `color-scheme:${scheme};`) + media('prefers-contrast:more', rule(more))
    )
  }

  const { modes, dimensions } = theme
  const css = [rule(dimensions)]
  if (theme.density === 'compact') {
    const names = Object.keys(densities.compact).filter((name) => name.startsWith('--wherry-control'))
    css.push(media('pointer:coarse', rule(Object.fromEntries(names.map((name) => [name, light[name]!])))))
  }
  if (modes.light) css.push(mode(modes.light, 'light'))
  if (modes.dark) {
    const dark = mode(modes.dark, 'dark')
    css.push(modes.light ? media('prefers-color-scheme:dark', dark) : dark)
  }
  return css.join('\n')
}
