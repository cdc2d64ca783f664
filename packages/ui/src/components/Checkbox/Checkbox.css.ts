import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'

export const checkbox = style(layered({ minWidth: 0 }))
