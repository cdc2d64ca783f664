import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const link = recipe({
  base: layered({
    color: vars.accent.text,
    fontWeight: 500,
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '3px',
    borderRadius: `calc(${vars.radius.s} / 2)`,
    selectors: {
      '&:hover': { textDecorationColor: 'currentColor', textDecorationThickness: '2px' },
      '&[aria-disabled="true"]': {
        color: vars.ink.disabled,
        textDecoration: 'none',
        cursor: 'not-allowed',
      },
    },
  }),
  variants: { isQuiet: { true: layered({ color: 'inherit', fontWeight: 'inherit' }) } },
})
