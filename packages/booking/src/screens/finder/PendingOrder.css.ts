import { style } from '@vanilla-extract/css'
import { onScreen } from '../shared/onScreen.ts'

/** Over the search, at its distance. */
export const notice = style(onScreen({ marginBlockEnd: '24px' }))
