import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { themes, values } from '@wherry/tokens'
import { layers } from '../css/layers.css.ts'
import { vars } from './vars.css.ts'

/* A file of its own, which ThemeProvider alone imports: a component carries the names, not the values. */
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
