import { globalLayer } from '@vanilla-extract/css'

/** The order of our layers, declared once: a host's unlayered rule wins over all of them. */
globalLayer('wherry.reset')
globalLayer('wherry.tokens')
globalLayer('wherry.components')
globalLayer('wherry.screens')

/** Layer names for `'@layer'` blocks in `*.css.ts` files. */
export const layers = {
  reset: 'wherry.reset',
  tokens: 'wherry.tokens',
  components: 'wherry.components',
  screens: 'wherry.screens',
} as const
