import { style } from '@vanilla-extract/css'
import { onScreen } from '../onScreen.ts'

/** The placeholder is as high as a short text, so that little moves when the text arrives. */
export const place = style(
  onScreen({ display: 'grid', alignContent: 'start', gap: '16px', minHeight: '320px', borderRadius: '8px' }),
)
