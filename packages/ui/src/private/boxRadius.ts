import { vars } from '../themes/vars.css.ts'

/** Of a box to tick: rounder than this it would look like a radio. For `*.css.ts` files only. */
export const boxRadius = `min(${vars.radius.s} - 1px, 6px)`
