import { vars } from '../themes/vars.css.ts'

/** A size of text, or the height of its line, in px where the root of the page has its usual 16; it grows with that. */
export const textSize = (px: number): string => `calc(${px / 16} * ${vars.rem})`

/** A font of its own beside those of the tokens; sizes as for `textSize`. */
export const ownFont = (weight: number, size: number, line: number): string =>
  `${weight} ${textSize(size)}/${textSize(line)} ${vars.font}`
