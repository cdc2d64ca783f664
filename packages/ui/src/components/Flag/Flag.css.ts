import { style } from '@vanilla-extract/css'
import { ownFont } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const flag = style(
  layered({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    // A country code in place of the flag may be wider with large text.
    width: 'max-content',
    minWidth: '24px',
    minHeight: '18px',
    borderRadius: `calc(${vars.radius.s} / 2)`,
    overflow: 'hidden',
    boxShadow: '0 0 0 1px rgb(0 0 0 / .08)',
    background: vars.surface[2],
    color: vars.ink[2],
    font: ownFont(600, 12, 18),
    letterSpacing: '-.02em',
    forcedColorAdjust: 'none',
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
)
