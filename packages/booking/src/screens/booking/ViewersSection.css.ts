import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

export const title = style(onScreen({ font: vars.title[18] }))
export const phones = style(onScreen({ alignItems: 'center' }))
