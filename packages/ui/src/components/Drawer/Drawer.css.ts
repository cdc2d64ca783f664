import { createVar, globalStyle, keyframes, type StyleRule, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { containers } from '../../css/containers.ts'
import { layers } from '../../css/layers.css.ts'
import { layered } from '../../private/layered.ts'
import { forcedHandle, handle, lowered, sheet } from '../../private/overlay/sheet.css.ts'
import { vars } from '../../themes/vars.css.ts'
import * as dialog from '../Dialog/Dialog.css.ts'

/** Start of the slide, as a share of the panel's width: -1 is the left edge, 1 the right one. */
const from = createVar()

const come = keyframes({ from: { translate: `calc(${from} * 100%) 0` } })
const go = keyframes({ to: { translate: `calc(${from} * 100%) 0` } })
const into = `${vars.motion.slow} ${vars.ease.out}`
const out = `calc(${vars.motion.slow} / 2) ${vars.ease.in}`

/** A panel at the side; on a small container a sheet at the lower edge, with a handle. */
const panel = style(
  layered({
    '@container': {
      [containers.small]: {
        selectors: {
          '&&': {
            ...sheet,
            paddingBlockStart: '24px',
          },
          '&&[data-dragged]': { transition: 'none', userSelect: 'none' },
          '&&[data-state="closed"]': { animation: lowered },
          '&&::before': handle,
        },
      },
      [containers.medium]: {
        selectors: {
          '&&&': {
            alignSelf: 'stretch',
            justifySelf: 'end',
            maxHeight: 'none',
            borderRadius: 0,
            borderStartStartRadius: vars.radius.dialog,
            borderEndStartRadius: vars.radius.dialog,
            animation: `${come} ${into}`,
            vars: { [from]: '1' },
          },
          '.wherry-root[dir="rtl"] &&&': { vars: { [from]: '-1' } },
          '&&&[data-state="closed"]': { animation: `${go} ${out}` },
        },
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&&::before': forcedHandle } },
    },
  }),
)

/** Rules for a container of 700 px and more, which win over those of `panel`. */
const onMedium = (selectors: NonNullable<StyleRule['selectors']>) =>
  layered({ '@container': { [containers.medium]: { selectors } } })

export const drawer = recipe({
  base: [panel],
  variants: {
    side: {
      start: onMedium({
        '&&&': {
          justifySelf: 'start',
          borderRadius: 0,
          borderStartEndRadius: vars.radius.dialog,
          borderEndEndRadius: vars.radius.dialog,
          vars: { [from]: '-1' },
        },
        '.wherry-root[dir="rtl"] &&&': { vars: { [from]: '1' } },
      }),
      end: {},
    },
    size: { s: onMedium({ '&&&': { width: '400px' } }), l: {} },
  },
  defaultVariants: { side: 'end', size: 's' },
})

globalStyle(`${dialog.scrim}:has(> ${panel})`, {
  '@layer': { [layers.components]: { '@container': { [containers.medium]: { padding: 0 } } } },
})
globalStyle(`${panel} > ${dialog.title}`, {
  '@layer': {
    [layers.components]: {
      '@container': { [containers.small]: { font: vars.title[18], letterSpacing: '-.01em' } },
    },
  },
})
/** The body takes all free height, so that the actions are at the bottom. */
globalStyle(`${panel} > ${dialog.body}`, {
  '@layer': { [layers.components]: { '@container': { [containers.medium]: { flexGrow: 1 } } } },
})
