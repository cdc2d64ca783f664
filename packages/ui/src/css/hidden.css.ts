import { style } from '@vanilla-extract/css'
import { hidden } from './hidden.ts'
import { layers } from './layers.css.ts'

/** Class of content only for assistive technology. */
export const visuallyHidden = style({ '@layer': { [layers.components]: hidden } })
