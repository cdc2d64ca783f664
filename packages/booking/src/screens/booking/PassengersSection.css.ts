import { globalStyle, style } from '@vanilla-extract/css'
import { layers } from '@wherry/ui/css/layers.css.ts'
import { onScreen } from '../shared/onScreen.ts'

/** A number of people: why there are no more stands clear of the line below. */
export const people = style(onScreen({ position: 'relative' }))
globalStyle(`${people} > p`, { '@layer': { [layers.screens]: { marginBlockEnd: '8px' } } })

/** Its hint says how many fit, so why there are no more is only heard. */
export const hinted = style([people])
globalStyle(`${hinted} > p`, {
  '@layer': {
    [layers.screens]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      margin: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
