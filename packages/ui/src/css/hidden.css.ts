import { style } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

/** For assistive technology only. */
export const visuallyHidden = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      // Back over what stands before it: as the last of a page it would make that a pixel higher. Not to its side, where
      // a root from right to left would be a pixel wider.
      marginBlockStart: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
