import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Block with water below its whole width, on which the yacht lies. */
export const hero = screen({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.dialog,
  background: vars.map.sea,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 'auto 0 0',
      height: '22px',
      background: vars.illo.seaDeep,
    },
  },
  '@container': {
    [containers.medium]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end', minHeight: '282px' },
    [containers.large]: { selectors: { '&::after': { height: '40px' } } },
  },
})
export const heroText = screen({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  padding: '24px 20px 0',
  '@container': { [containers.medium]: { padding: '40px 0 56px 40px', alignSelf: 'center' } },
})
export const heroTitle = screen({ font: vars.title[36], letterSpacing: '-.025em', textWrap: 'balance' })
export const lead = screen({ font: vars.text[18], color: vars.ink[2] })
export const ship = style(
  onScreen({
    justifySelf: 'end',
    alignSelf: 'end',
    maxWidth: '600px',
    paddingInline: '16px',
    marginBlockEnd: '-2px',
    // The drawing's own water is transparent, because the block has water too.
    vars: { [vars.illo.sea]: 'transparent' },
  }),
)

export const section = screen({
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: '40px',
  '@container': { [containers.large]: { paddingBlockStart: '56px' } },
})
export const title = screen({
  font: vars.title[22],
  letterSpacing: vars.tracking.title,
  scrollMarginBlockStart: '16px',
})

export const places = screen({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [containers.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containers.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const city = screen({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  width: '100%',
  minHeight: '72px',
  padding: '14px 16px',
  textAlign: 'start',
  borderRadius: vars.radius.card,
  background: vars.surface[1],
  boxShadow: vars.edge[1],
  transition: `box-shadow ${vars.motion.fast} ${vars.ease.out}`,
  selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.line[3]}` } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const grow = screen({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const name = screen({ display: 'block', fontWeight: 500 })
export const small = screen({ display: 'block', font: vars.text[14], color: vars.ink[2] })
export const faint = screen({ flex: 'none', color: vars.ink[3] })

/** Item for a typed place: a row of its own, or the rest of the last row if there is room for two cities. */
export const otherRow = screen({
  '@container': {
    [containers.medium]: { gridColumn: '1 / -1' },
    [containers.large]: {
      selectors: {
        '&[data-after="1"]': { gridColumn: '2 / -1', paddingBlockStart: '8px' },
        '&[data-after="2"]': { gridColumn: '3 / -1', paddingBlockStart: '8px' },
      },
    },
  },
})
export const other = screen({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const features = screen({
  display: 'grid',
  gap: '24px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [containers.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [containers.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const feature = screen({ display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', gap: '16px' })
export const featureText = screen({ font: vars.text[14], color: vars.ink[2] })
export const featureTitle = screen({
  display: 'block',
  font: vars.text[16],
  fontWeight: 500,
  color: vars.ink[1],
})

export const fleet = screen({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@container': {
    [containers.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '16px' },
    [containers.large]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
export const yacht = screen({
  display: 'grid',
  gap: '2px',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '12px 12px 16px',
  borderRadius: vars.radius.card,
  background: vars.surface[1],
  boxShadow: vars.edge[1],
  overflowWrap: 'anywhere',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
export const picture = screen({
  display: 'block',
  marginBlockEnd: '10px',
  borderRadius: vars.radius.field,
  background: vars.surface[2],
})

export const banner = screen({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  padding: '20px 16px',
  borderRadius: vars.radius.card,
  background: vars.surface[1],
  boxShadow: vars.edge[1],
  '@container': { [containers.medium]: { padding: '24px' } },
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
})
/** Text beside the button if both fit, else above it. */
export const bannerText = screen({ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' })
export const bannerTitle = screen({ font: vars.title[18] })
export const muted = screen({ color: vars.ink[2] })
