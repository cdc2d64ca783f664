import { createVar, keyframes, style } from '@vanilla-extract/css'
import { layered } from './layered.ts'

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const
/** How far each edge fades out. */
const start = createVar(length)
const end = createVar(length)
const edges = keyframes({
  // Parts of a pixel may be missing at either end.
  'from, 2%': { vars: { [start]: '0px', [end]: '24px' } },
  '10%, 90%': { vars: { [start]: '24px', [end]: '24px' } },
  '98%, to': { vars: { [start]: '24px', [end]: '0px' } },
})
const fade = (to: 'right' | 'left') =>
  `linear-gradient(to ${to}, #0000, #000 ${start}, #000 calc(100% - ${end}), #0000)`

/**
 * A row that scrolls sideways where it is too long. The edge behind which there is more fades out; in forced colours,
 * and in a browser that cannot tie that to the scrolling, there is a thin scrollbar instead.
 */
export const scrollRow = style(
  layered({
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: '24px',
    scrollbarWidth: 'thin',
    '@media': {
      '(forced-colors: none)': {
        '@supports': {
          '(animation-timeline: scroll())': {
            scrollbarWidth: 'none',
            maskImage: fade('right'),
            animation: `${edges} linear both`,
            animationTimeline: 'scroll(self inline)',
            selectors: { '.wherry-root[dir="rtl"] &': { maskImage: fade('left') } },
          },
        },
      },
    },
  }),
)
