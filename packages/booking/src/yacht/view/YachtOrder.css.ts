import { style } from '@vanilla-extract/css'
import { containers } from '@wherry/ui/css/containers.ts'
import { vars } from '@wherry/ui/vars'
import { onScreen } from '../../view/onScreen.ts'

const screen = (rule: Parameters<typeof onScreen>[0]) => style(onScreen(rule))

export const heading = screen({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })
export const title = screen({
  font: vars.title[28],
  letterSpacing: '-.02em',
  overflowWrap: 'anywhere',
  minWidth: 0,
})
export const country = screen({ display: 'flex', alignItems: 'center', gap: '8px', color: vars.ink[2] })

/** Columns of the page: the next steps are beside the form from 64em on, else below it. */
export const columns = screen({
  display: 'grid',
  gap: '24px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [containers.large]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      gap: '32px',
      alignItems: 'start',
    },
  },
})

/** Row below a checkbox, with a hairline above. */
export const ruled = screen({ borderBlockStart: `1px solid ${vars.line[1]}`, marginBlockEnd: '-8px' })
export const tickRow = screen({ paddingBlock: '4px' })
export const consent = screen({ font: vars.text[14], color: vars.ink[2], maxWidth: '66ch' })
export const note = screen({ font: vars.text[14], color: vars.ink[2], overflowWrap: 'anywhere' })
export const send = screen({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  '@container': { [containers.small]: { justifyItems: 'stretch' } },
})
export const reason = screen({ font: vars.text[14], color: vars.ink[2] })
export const actions = screen({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
export const picture = screen({
  display: 'block',
  maxWidth: '400px',
  padding: '8px 16px 0',
  borderRadius: vars.radius.field,
  background: vars.surface[2],
})
export const stepsTitle = screen({ font: vars.title[18] })
export const steps = screen({ font: vars.text[14] })
