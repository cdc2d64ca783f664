import { keyframes } from '@vanilla-extract/css'
import { vars } from '../../themes/vars.css.ts'

const lift = keyframes({ from: { translate: '0 100%' } })
const lower = keyframes({ to: { translate: '0 100%' } })

/** A sheet that slides up from the lower edge and follows a finger; to be spread into a rule. */
export const sheet = {
  maxHeight: 'calc(100% - 48px)',
  animation: `${lift} ${vars.motion.slow} ${vars.ease.out}`,
  transition: `translate ${vars.motion.base} ${vars.ease.out}`,
  touchAction: 'none',
} as const

/** Animation of a sheet that closes. */
export const lowered = `${lower} calc(${vars.motion.slow} / 2) ${vars.ease.in}`

/** Handle of a sheet, for its ::before. */
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
/** The handle stays visible in forced colours. */
export const forcedHandle = { background: 'CanvasText' } as const
