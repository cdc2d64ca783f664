import type { Guide } from '../../testing/guide.ts'
import type { TooltipPart } from './Tooltip.tsx'

export const tooltipGuide: Guide = {
  about:
    'A few words on what a mouse rests on or the keyboard comes to (APG tooltip). For what some people want to know more about; a finger never sees it.',
  does: [
    'Tell more than the thing itself says: what an icon button does, why a day is marked.',
    'Wrap one element that takes the focus; the tooltip becomes its description.',
    'Give an icon button its own name all the same.',
  ],
  donts: [
    'Don’t put into it what everybody needs: a finger never sees it. Write it on the page.',
    'Don’t put anything to press into it. Use a Popover.',
    'Don’t wrap a disabled button: it takes no focus. Write the reason beside it.',
  ],
  parts: {
    target: 'Around the element that it describes.',
  } satisfies Record<TooltipPart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'To the element: shows the tooltip at once; away from it: takes it away.',
      proof: 'Keyboard',
    },
    {
      key: 'Escape',
      action: 'Takes the tooltip away, the focus stays.',
      proof: 'Keyboard',
    },
    {
      key: 'Escape',
      action: 'Within a dialog: takes the tooltip away first, the dialog stays.',
      proof: 'OverADialog',
    },
  ],
}
