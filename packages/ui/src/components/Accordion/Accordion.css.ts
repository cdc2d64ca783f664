import { style } from '@vanilla-extract/css'
import { layered } from '../../private/layered.ts'
import { body } from '../Plate/Plate.css.ts'

export const accordion = style(
  layered({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' }),
)
/** The heading has the text of the row inside it. */
export const heading = style(layered({ font: 'inherit' }))
export const panel = style([
  body,
  layered({
    selectors: {
      // The browser hides the content itself, so that find in page can look into it; the box stays, without its padding.
      '&&[hidden="until-found"]': { display: 'block', paddingBlock: 0 },
    },
  }),
])
