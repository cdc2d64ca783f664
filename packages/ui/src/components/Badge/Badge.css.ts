import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { ownFont } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { narrowText } from '../../private/narrowText.ts'
import { vars } from '../../themes/vars.css.ts'

const pair = (background: string, color: string) => layered({ background, color })

export const badge = recipe({
  base: layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '24px',
    padding: '2px 8px',
    borderRadius: vars.radius.s,
    font: ownFont(500, 13, 18),
    whiteSpace: 'nowrap',
    // A container that is narrow for its text: the visitor may have doubled the text size.
    '@container': { [narrowText]: { whiteSpace: 'normal' } },
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  }),
  variants: {
    tone: {
      neutral: pair(vars.surface[2], vars.ink[2]),
      accent: pair(vars.accent.subtle, vars.accent.text),
      positive: pair(vars.positive.subtle, vars.positive.text),
      info: pair(vars.info.subtle, vars.info.text),
      caution: pair(vars.caution.subtle, vars.caution.text),
      critical: pair(vars.critical.subtle, vars.critical.text),
      verified: layered({
        paddingInline: 0,
        color: vars.accent.text,
        '@media': { '(forced-colors: active)': { outline: 'none' } },
      }),
    },
  },
  defaultVariants: { tone: 'neutral' },
})

export const store = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    // Minimum sizes only, so that the badge grows with a visitor's larger text.
    minWidth: '139px',
    minHeight: '41px',
    padding: '0 10px',
    borderRadius: vars.radius.field,
    background: vars.surface.inverse,
    color: vars.ink.inverse,
    textDecoration: 'none',
    font: ownFont(600, 14, 16),
    // The touch target is 44 px high.
    selectors: { '&::after': { content: '', position: 'absolute', inset: '-2px 0' } },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  }),
)
export const storeCall = style(
  layered({ display: 'block', font: ownFont(400, 12, 12), opacity: 0.8, whiteSpace: 'nowrap' }),
)
