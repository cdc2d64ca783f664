import { style } from '@vanilla-extract/css'
import { onScreen } from '../../view/onScreen.ts'

/** Notice above the search, with its distance to it. */
export const notice = style(onScreen({ marginBlockEnd: '24px' }))
