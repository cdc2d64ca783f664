import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const list = screen({ position: 'relative', marginBlockStart: '-8px' })
/** Row. data-held: it shows its buttons or is dragged; data-aside: it moves for a dragged row. */
export const row = screen({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '48px',
  background: vars.surface[1],
  borderBlockStart: `1px solid ${vars.line[1]}`,
  selectors: {
    '[data-modal] &': { background: vars.surface[3] },
    '&[data-aside]': { transition: `transform ${vars.motion.fast} ${vars.ease.out}` },
    '&[data-dragged]': {
      zIndex: 1,
      borderBlockStartColor: 'transparent',
      borderRadius: vars.radius.field,
      boxShadow: `${vars.shadow[2]}, ${vars.edge[3]}`,
    },
  },
})
export const handle = screen({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: '24px',
  height: '44px',
  marginInlineStart: '-2px',
  borderRadius: vars.radius.s,
  color: vars.ink[3],
  cursor: 'grab',
  // Handle. A finger on it drags the row; a finger beside it scrolls.
  touchAction: 'none',
  selectors: {
    '&:hover, &[aria-pressed="true"]': { color: vars.ink[1] },
    '[data-dragged] > &': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&::after': { content: '', position: 'absolute', inset: '0 -10px' },
  },
})
export const tick = screen({ flex: '1 1 0', minWidth: 0 })
/** Row of an advantage that customers do not see, because there is no room. */
export const unseen = screen({ flex: 'none', font: vars.text[14], color: vars.ink[3] })
export const steps = screen({ flex: 'none', display: 'flex', gap: '4px' })

/** The dialog of all advantages (EDITOR-05). */
export const dialog = style(
  onScreen({
    '@container': { [containers.medium]: { selectors: { '&&': { width: '497px' } } } },
    maxWidth: '497px',
  }),
)
export const groups = screen({ display: 'grid', gap: '20px' })
export const group = screen({ display: 'grid' })
export const groupTitle = screen({ font: vars.text[14], fontWeight: 600, color: vars.ink[2] })
