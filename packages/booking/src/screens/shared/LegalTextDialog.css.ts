import { style } from '@vanilla-extract/css'
import { onScreen } from './onScreen.ts'

/** As high while it waits as a short text is: little moves when it comes. */
export const place = style(
  onScreen({ display: 'grid', alignContent: 'start', gap: '16px', minHeight: '320px', borderRadius: '8px' }),
)
