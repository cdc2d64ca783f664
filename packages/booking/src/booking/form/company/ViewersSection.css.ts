import { style } from '@vanilla-extract/css'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

export const title = style(onScreen({ font: vars.title[18] }))
export const phones = style(onScreen({ alignItems: 'center' }))
