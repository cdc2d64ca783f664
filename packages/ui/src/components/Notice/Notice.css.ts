import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

const ink = createVar()
const look = (background: string, colour: string) => layered({ background, vars: { [ink]: colour } })

export const notice = recipe({
  base: layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '14px 16px',
    borderRadius: vars.radius.card,
    font: vars.text[14],
    background: vars.surface[2],
    vars: { [ink]: vars.ink[2] },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
  variants: {
    tone: {
      info: look(vars.info.subtle, vars.info.text),
      positive: look(vars.positive.subtle, vars.positive.text),
      caution: look(vars.caution.subtle, vars.caution.text),
      critical: look(vars.critical.subtle, vars.critical.text),
      neutral: {},
    },
  },
})
export const icon = style(layered({ color: ink }))
export const main = style(layered({ flex: 1, minWidth: 0 }))
export const title = style(layered({ display: 'block', fontWeight: 600 }))
export const action = style(layered({ marginBlockStart: '8px' }))
