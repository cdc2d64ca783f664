import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

/** Places and rides, side by side if there is room. */
export const start = style(
  onScreen({
    display: 'grid',
    gap: '24px 32px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    '@container': {
      [containers.medium]: { gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' },
    },
  }),
)
export const head = style(
  onScreen({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '36px',
  }),
)
export const title = style(onScreen({ font: vars.text[14], fontWeight: 400, color: vars.ink[2] }))
/** Row whose text is aligned with the form; the background of a pressed row is wider. */
export const row = style(
  onScreen({
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: 'calc(100% + 24px)',
    marginInline: '-12px',
    minHeight: '56px',
    padding: '6px 12px',
    borderRadius: vars.radius.field,
    textAlign: 'start',
    ':hover': { background: vars.surface.hover },
  }),
)
export const to = style(onScreen({ display: 'inline-flex', alignItems: 'center', gap: '4px' }))
