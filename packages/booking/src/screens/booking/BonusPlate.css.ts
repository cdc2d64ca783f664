import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/themes/vars.css.ts'
import { onScreen } from '../shared/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** The number and its button: one under the other on the narrowest screens. */
export const row = screen({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** Wide enough for either of its words: nothing moves when they change. */
export const button = screen({ '@container': { [containers.medium]: { minWidth: '128px' } } })
export const good = screen({ color: vars.positive.text })
export const miles = screen({ font: vars.title[16] })
