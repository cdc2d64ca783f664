import type { Guide } from '../../testing/guide.ts'
import type { ProgressPart } from './Progress.tsx'

export const progressGuide: Guide = {
  about:
    'How far something has come that takes more than a moment. For work whose parts can be counted; with a value of null it says that it goes on, and nobody knows how long.',
  does: [
    'Say in the label what is being done, as a verb: “Sending the voucher”.',
    'Count in what people know: “4 of 6 providers” says more than 67 %.',
    'Hide the label where words beside it say the same; it is still spoken.',
  ],
  donts: [
    'Don’t let the bar stand still or go back: it is not believed. Pass null until you can measure.',
    'Don’t show it for less than a second: it flickers. Use nothing, or a Spinner.',
    'Don’t draw a rating or a load with it. Use words or a Badge.',
  ],
  parts: {
    label: 'The name of the task.',
    value: 'The figure beside it.',
    track: 'The whole bar.',
    indicator: 'The part that is done.',
  } satisfies Record<ProgressPart, string>,
  keys: [],
}
