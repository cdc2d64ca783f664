import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { containers } from '../../css/containers.ts'
import { layers } from '../../css/layers.css.ts'
import { layered } from '../../private/layered.ts'
import { forcedHandle, handle, lowered, sheet } from '../../private/sheet.css.ts'
import { vars } from '../../themes/vars.css.ts'
import * as dialog from '../Dialog/Dialog.css.ts'

/** Where it comes from, as a share of its width: -1 the left edge, 1 the right one. */
const from = createVar()

const come = keyframes({ from: { translate: `calc(${from} * 100%) 0` } })
const go = keyframes({ to: { translate: `calc(${from} * 100%) 0` } })
const into = `${vars.motion.slow} ${vars.ease.out}`
const out = `calc(${vars.motion.slow} / 2) ${vars.ease.in}`

/** A panel at the side; on a small container a sheet at the lower edge, with a handle. */
export const drawer = style(
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
          '&&&[data-side="start"]': {
            justifySelf: 'start',
            borderRadius: 0,
            borderStartEndRadius: vars.radius.dialog,
            borderEndEndRadius: vars.radius.dialog,
            vars: { [from]: '-1' },
          },
          '.wherry-root[dir="rtl"] &&&': { vars: { [from]: '-1' } },
          '.wherry-root[dir="rtl"] &&&[data-side="start"]': { vars: { [from]: '1' } },
          '&&&[data-size="s"]': { width: '400px' },
          '&&&[data-state="closed"]': { animation: `${go} ${out}` },
        },
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&&::before': forcedHandle } },
    },
  }),
)

globalStyle(`${dialog.scrim}:has(> ${drawer})`, {
  '@layer': { [layers.components]: { '@container': { [containers.medium]: { padding: 0 } } } },
})
globalStyle(`${drawer} > ${dialog.title}`, {
  '@layer': {
    [layers.components]: {
      '@container': { [containers.small]: { font: vars.title[18], letterSpacing: '-.01em' } },
    },
  },
})
/** What is long takes the room there is, so that the actions stand at the foot. */
globalStyle(`${drawer} > ${dialog.body}`, {
  '@layer': { [layers.components]: { '@container': { [containers.medium]: { flexGrow: 1 } } } },
})
