import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { densities, light, radii, themes, values } from '@wherry/tokens'
import { layers } from '../css/layers.css.ts'
import { createTheme, defaultAccent } from './accent/createTheme.ts'
import type { ThemeName } from './useTheme.ts'
import { vars } from './vars.css.ts'

/* In a file of its own, which only ThemeProvider imports: components use the variables' names and do not load the
   values. */
createGlobalTheme('.wherry-root', vars, { '@layer': layers.tokens, ...values })

globalStyle('.wherry-root', { '@layer': { [layers.tokens]: { colorScheme: 'light' } } })
for (const [name, variables] of Object.entries(themes))
  globalStyle(`.wherry-root[data-wherry-theme='${name}']`, {
    '@layer': {
      [layers.tokens]: { colorScheme: name === 'dark' ? 'dark' : 'light', vars: variables },
    },
  })

for (const base of ['light', ...Object.keys(themes)] as ThemeName[]) {
  const { modes } = createTheme({ accent: defaultAccent, base })
  globalStyle(`.wherry-root[data-wherry-theme='${base}']`, {
    '@layer': {
      [layers.tokens]: {
        '@media': { '(prefers-contrast: more)': { vars: (modes.light ?? modes.dark)!.more } },
      },
    },
  })
}

// `auto` follows the visitor's scheme without a script: dark values are set over the light ones.
const auto = ".wherry-root[data-wherry-scheme='auto']"
globalStyle(auto, {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: themes.dark },
        '(prefers-color-scheme: dark) and (prefers-contrast: more)': {
          vars: createTheme({ accent: defaultAccent, base: 'dark' }).modes.dark!.more,
        },
      },
    },
  },
})

for (const [attribute, sets] of Object.entries({ density: densities, radius: radii }))
  for (const [name, variables] of Object.entries(sets))
    globalStyle(`.wherry-root[data-wherry-${attribute}='${name}']`, {
      '@layer': { [layers.tokens]: { vars: variables } },
    })

const heights = Object.keys(densities.compact).filter((name) => name.startsWith('--wherry-control'))
globalStyle(".wherry-root[data-wherry-density='compact']", {
  '@layer': {
    [layers.tokens]: {
      // With a coarse pointer controls keep a height of 44 px.
      '@media': {
        '(pointer: coarse)': { vars: Object.fromEntries(heights.map((name) => [name, light[name]!])) },
      },
    },
  },
})

globalStyle('.wherry-root[data-wherry-theme]', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.fast]: '0ms', [vars.motion.base]: '0ms', [vars.motion.slow]: '0ms' },
        },
        // In forced colours the browser sets most colours itself; drawings need these. They also override a made
        // theme's variables.
        '(forced-colors: active)': {
          vars: Object.fromEntries(
            Object.entries({
              'surface-0': 'Canvas',
              'surface-1': 'Canvas',
              'surface-2': 'Canvas',
              'surface-3': 'Canvas',
              'ink-1': 'CanvasText',
              'ink-2': 'CanvasText',
              'ink-3': 'CanvasText',
              'ink-disabled': 'GrayText',
              'line-1': 'CanvasText',
              'line-2': 'CanvasText',
              'line-3': 'CanvasText',
              'accent-solid': 'Highlight',
              'accent-ink': 'HighlightText',
              'accent-text': 'LinkText',
              'accent-border': 'Highlight',
              'accent-border-ink': 'HighlightText',
              focus: 'Highlight',
            }).map(([role, color]) => [`--wherry-${role}`, `${color} !important`]),
          ),
        },
      },
    },
  },
})
