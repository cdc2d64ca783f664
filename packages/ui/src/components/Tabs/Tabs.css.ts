import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { vars } from '../../themes/vars.css.ts'

export const tabs = style(layered({ minWidth: 0 }))

export const list = style(
  layered({
    display: 'flex',
    gap: '24px',
    boxShadow: `inset 0 -1px 0 ${vars.line[2]}`,
  }),
)

export const tab = style(
  layered({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    flex: 'none',
    minHeight: vars.control.m,
    paddingBlock: '10px',
    fontWeight: 500,
    color: vars.ink[2],
    whiteSpace: 'nowrap',
    transition: `color ${vars.motion.fast} ${vars.ease.out}`,
    selectors: {
      '&:hover': { color: vars.ink[1] },
      '&[aria-selected="true"]': { color: vars.ink[1], boxShadow: `inset 0 -2px 0 ${vars.ink[1]}` },
      '&:is(:disabled, [aria-disabled])': { color: vars.ink.disabled, cursor: 'not-allowed' },
      '&:is(a)': { textDecoration: 'none' },
      // The focus ring is inside the tab, because the row clips everything outside of it.
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.s },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected="true"]': { borderBlockEnd: '3px solid Highlight' },
          '&:is(:disabled, [aria-disabled])': { color: 'GrayText' },
        },
      },
    },
  }),
)
export const end = style(layered({ font: vars.text[14], color: vars.ink[3] }))
export const panel = style(layered({ paddingBlockStart: '20px' }))
