import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { layers } from '../css/layers.css.ts'

/**
 * A field whose parts ask for its width. So nothing in it may make that width: where its place does not either, it has
 * what is least. For `*.css.ts` files only.
 */
export const measured = { containerType: 'inline-size', containIntrinsicInlineSize: '112px' } as const

/** A rule for a part of a measured field that is less wide than `width`, in px. For `*.css.ts` files only. */
export const under = (width: number, part: string, rule: GlobalStyleRule) =>
  globalStyle(part, {
    '@layer': {
      [layers.components]: { '@container': { [`(max-width: ${width - 0.02}px)`]: rule } },
    },
  } as GlobalStyleRule)

/** It says its name in full, on as many lines as that takes. */
export const whole = (label: string) =>
  globalStyle(label, { '@layer': { [layers.components]: { overflow: 'visible', whiteSpace: 'normal' } } })
