import { vars } from '../../themes/vars.css.ts'

/** Radius of a checkbox: a rounder box would look like a radio button. For `*.css.ts` files only. */
export const boxRadius = `min(${vars.radius.s} - 1px, 6px)`
