import type { StyleRule } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'

/** Puts a screen's rule into the cascade layer of screens. For `*.css.ts` files only. */
export const onScreen = (rule: NonNullable<StyleRule['@layer']>[string]): StyleRule => ({
  '@layer': { [layers.screens]: rule },
})
