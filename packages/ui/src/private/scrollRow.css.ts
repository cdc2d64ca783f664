import { keyframes, style } from '@vanilla-extract/css'
import { layered } from './layered.ts'

const width = '24px'
// Two masks, wider than the row by one fade: moved out by it, an edge fades no more. No registered property moves them:
// it would stand on every element of the host's page.
const fades = { left: '0 0', right: `-${width} 0` }
const clear = { left: `-${width} 0`, right: '0 0' }
const edges = keyframes({
  // Parts of a pixel may be missing at either end.
  'from, 2%': { maskPosition: `${clear.left}, ${fades.right}` },
  '10%, 90%': { maskPosition: `${fades.left}, ${fades.right}` },
  '98%, to': { maskPosition: `${fades.left}, ${clear.right}` },
})
const fade = (to: 'right' | 'left') => `linear-gradient(to ${to}, #0000, #000 ${width})`

/**
 * A row that scrolls sideways where it is too long. The edge behind which there is more fades out; in forced colours,
 * and in a browser that cannot tie that to the scrolling, there is a thin scrollbar instead.
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
            animation: `${edges} linear both`,
            animationTimeline: 'scroll(self inline)',
            selectors: { '.wherry-root[dir="rtl"] &': { animationDirection: 'reverse' } },
          },
        },
      },
    },
  }),
)
