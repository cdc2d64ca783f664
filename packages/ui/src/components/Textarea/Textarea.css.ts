import { style } from '@vanilla-extract/css'
import { textSize } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'

export const area = style(
  layered({ lineHeight: textSize(24), maxHeight: '360px', overscrollBehavior: 'contain' }),
)
/** As high as its text. Where the browser cannot, Textarea measures. */
export const growing = style(layered({ fieldSizing: 'content' }))
