import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { contract, themes, values } from '@wherry/tokens'
import { layers } from '../css/layers.css.ts'

/**
 * Every published variable, `vars.ink[1]` being `var(--wherry-ink-1)`. The names are public API: a host page may
 * set any of them on our root element.
 */
export const vars = createGlobalThemeContract(contract, (name) => `wherry-${name}`)

createGlobalTheme('.wherry-root', vars, { '@layer': layers.tokens, ...values })

globalStyle('.wherry-root', { '@layer': { [layers.tokens]: { colorScheme: 'light' } } })
for (const [name, variables] of Object.entries(themes))
  globalStyle(`.wherry-root[data-wherry-theme='${name}']`, {
    '@layer': {
      [layers.tokens]: { colorScheme: name === 'dark' ? 'dark' : 'light', vars: variables },
    },
  })

globalStyle('.wherry-root[data-wherry-theme]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-contrast: more)': {
          vars: {
            [vars.ink[2]]: vars.ink[1],
            [vars.ink[3]]: vars.ink[1],
            [vars.line[1]]: vars.line[3],
            [vars.line[2]]: vars.ink[1],
          },
        },
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms', [vars.motion.slow]: '0ms' },
        },
      },
    },
  },
})
