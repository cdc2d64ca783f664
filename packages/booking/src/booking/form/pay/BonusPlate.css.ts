import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

/** Row with the number and its button; on the narrowest screens they are in a column. */
export const row = screen({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})
/** Button wide enough for each of its labels, so that nothing moves when the label changes. */
export const button = screen({ '@container': { [containers.medium]: { minWidth: '128px' } } })
export const good = screen({ color: vars.positive.text })
export const miles = screen({ font: vars.title[16] })
