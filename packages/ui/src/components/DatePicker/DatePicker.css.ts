import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

/** In a dialog the calendar is as wide as it may be. */
export const wide = style(layered({ width: '100%', padding: 0 }))
