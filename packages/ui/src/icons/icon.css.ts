import { style } from '@vanilla-extract/css'
import { layered } from '../private/layered.ts'

/** What points along the line of reading turns with it. */
export const directed = style(layered({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }))
