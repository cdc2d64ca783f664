import type { StyleRule } from '@vanilla-extract/css'
import { layers } from '../css/layers.css.ts'

/** Puts a component's rule into the cascade layer of components. For `*.css.ts` files only. */
export const layered = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.components]: rule },
})
