import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

export const area = style(layered({ lineHeight: '24px', maxHeight: '360px', overscrollBehavior: 'contain' }))
/** As high as its text. Where the browser cannot, Textarea measures. */
export const growing = style(layered({ fieldSizing: 'content' }))
