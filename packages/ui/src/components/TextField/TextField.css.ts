import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

export const area = style(layered({ lineHeight: '24px', maxHeight: '40vh' }))
export const growing = style(layered({ fieldSizing: 'content' }))
