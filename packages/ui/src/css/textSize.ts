import { vars } from '../themes/vars.css.ts'

/** A text size or line height, in px at the usual root size of 16 px; it scales with the root size. */
export const textSize = (px: number): string => `calc(${px / 16} * ${vars.rem})`

/** A font that the tokens do not have; sizes as for `textSize`. */
export const ownFont = (weight: number, size: number, line: number): string =>
  `${weight} ${textSize(size)}/${textSize(line)} ${vars.font}`
