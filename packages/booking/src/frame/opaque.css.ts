import { style } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { vars } from '@wherry/ui/vars'

/** The text is at the top, where it is visible however high the frame is. */
export const page = style({
  '@layer': {
    [layers.screens]: {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      gap: '24px',
      minHeight: '100dvh',
      padding: '64px 16px 24px',
    },
  },
})

export const brand = style({
  '@layer': {
    [layers.screens]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      font: vars.title[18],
      letterSpacing: '-.02em',
    },
  },
})
