import { recipe } from '@vanilla-extract/recipes'
import { textSize } from '../../css/textSize.ts'
import { layered } from '../../private/layered.ts'

export const area = recipe({
  base: layered({ lineHeight: textSize(24), maxHeight: '360px', overscrollBehavior: 'contain' }),
  variants: {
    // The height follows the text; in a browser without this property Textarea measures it.
    autosize: { true: layered({ fieldSizing: 'content' }) },
  },
})
