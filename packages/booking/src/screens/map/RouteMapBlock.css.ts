import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** As high as its place. */
export const box = style(
  onScreen({
    position: 'relative',
    isolation: 'isolate',
    height: '100%',
    minHeight: '180px',
    overflow: 'hidden',
    borderRadius: vars.radius.dialog,
    background: vars.map.land,
    containerType: 'size',
    containerName: 'wherry-map',
  }),
)
