import { keyframes } from '@vanilla-extract/css'
import { vars } from '../themes/vars.css.ts'

const lift = keyframes({ from: { translate: '0 100%' } })
const lower = keyframes({ to: { translate: '0 100%' } })

/** A sheet at the lower edge that comes up, and that a finger moves; for a rule of one's own. */
export const sheet = {
  maxHeight: 'calc(100% - 48px)',
  animation: `${lift} ${vars.motion.slow} ${vars.ease.out}`,
  transition: `translate ${vars.motion.base} ${vars.ease.out}`,
  touchAction: 'none',
} as const

/** The sheet goes down again. */
export const lowered = `${lower} calc(${vars.motion.slow} / 2) ${vars.ease.in}`

/** What a sheet is held by, for its ::before. */
export const handle = {
  content: '',
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: 'calc(50% - 18px)',
  width: '36px',
  height: '4px',
  borderRadius: '2px',
  background: vars.line[2],
} as const
/** It stays to be seen where colours are forced. */
export const forcedHandle = { background: 'CanvasText' } as const
