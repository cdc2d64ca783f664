import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { layers } from '../../css/layers.css.ts'

/**
 * A field as a size container, so its content cannot set its width. In a place without a width it has the minimum
 * width. For `*.css.ts` files only.
 */
export const measured = { containerType: 'inline-size', containIntrinsicInlineSize: '112px' } as const

/** A rule for a part of a `measured` field narrower than `width`, in px. For `*.css.ts` files only. */
export const under = (width: number, part: string, rule: GlobalStyleRule) =>
  globalStyle(part, {
    '@layer': {
      [layers.components]: { '@container': { [`(max-width: ${width - 0.02}px)`]: rule } },
    },
  } as GlobalStyleRule)

/** Shows a label in full, on several lines if needed. */
export const whole = (label: string) =>
  globalStyle(label, { '@layer': { [layers.components]: { overflow: 'visible', whiteSpace: 'normal' } } })
