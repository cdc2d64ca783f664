import { keyframes, style } from '@vanilla-extract/css'
import { layered } from './layered.ts'

const width = '24px'
// Two masks, each wider than the row by one fade: if a mask moves out by that width, its edge does not fade. A
// registered property is not used, since it would exist on every element of the host's page.
const fades = { left: '0 0', right: `-${width} 0` }
const clear = { left: `-${width} 0`, right: '0 0' }
const edges = keyframes({
  // The scroll position may be off by a fraction of a pixel at either end.
  'from, 2%': { maskPosition: `${clear.left}, ${fades.right}` },
  '10%, 90%': { maskPosition: `${fades.left}, ${fades.right}` },
  '98%, to': { maskPosition: `${fades.left}, ${clear.right}` },
})
const fade = (to: 'right' | 'left') => `linear-gradient(to ${to}, #0000, #000 ${width})`

/**
 * A row that scrolls sideways if it is too long. An edge with more content behind it fades out. With forced colours, and
 * in a browser without scroll-driven animations, it has a thin scrollbar instead.
 */
export const scrollRow = style(
  layered({
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollPaddingInline: width,
    scrollbarWidth: 'thin',
    '@media': {
      '(forced-colors: none)': {
        '@supports': {
          '(animation-timeline: scroll())': {
            scrollbarWidth: 'none',
            maskImage: `${fade('right')}, ${fade('left')}`,
            maskSize: `calc(100% + ${width}) 100%`,
            maskPosition: `${clear.left}, ${clear.right}`,
            maskRepeat: 'no-repeat',
            maskComposite: 'intersect',
            // Firefox needs a duration to run an animation; in a scroll-driven one any duration means the whole
            // distance.
            animation: `${edges} 1ms linear both`,
            animationTimeline: 'scroll(self inline)',
            selectors: { '.wherry-root[dir="rtl"] &': { animationDirection: 'reverse' } },
          },
        },
      },
    },
  }),
)
