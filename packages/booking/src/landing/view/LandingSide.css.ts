import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** Area as large as the default drawing without a picture. */
export const side = style(
  onScreen({ position: 'relative', height: '100%', overflow: 'hidden', borderRadius: vars.radius.dialog }),
)
export const picture = style(
  onScreen({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }),
)
