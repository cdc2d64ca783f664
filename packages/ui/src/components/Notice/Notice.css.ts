import { style, styleVariants } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const notice = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '14px 16px',
    borderRadius: vars.radius.card,
    font: vars.text[14],
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
const ground = (background: string) => layered({ background })
export const tone = styleVariants({
  info: ground(vars.info.subtle),
  positive: ground(vars.positive.subtle),
  caution: ground(vars.caution.subtle),
  critical: ground(vars.critical.subtle),
  neutral: ground(vars.surface[2]),
})
const ink = (color: string) => layered({ color })
export const icon = styleVariants({
  info: ink(vars.info.text),
  positive: ink(vars.positive.text),
  caution: ink(vars.caution.text),
  critical: ink(vars.critical.text),
  neutral: ink(vars.ink[2]),
})
export const main = style(layered({ flex: 1, minWidth: 0 }))
export const title = style(layered({ display: 'block', fontWeight: 600 }))
export const action = style(layered({ marginBlockStart: '8px' }))
