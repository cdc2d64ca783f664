import type { Guide } from '../../testing/guide.ts'
import { emptyStateParts } from '../EmptyState/EmptyState.guide.ts'
import type { ErrorScreenPart } from './ErrorScreen.tsx'

export const errorScreenGuide: Guide = {
  about:
    'In the place of a screen that cannot be shown: what happened, and the way on. Its heading takes the focus where that was lost with the broken screen; else its title is spoken.',
  does: [
    'Give `onReload`, `onBack` or both: a way on has to be there.',
    'Show the code by which support finds the case.',
    'Say what happens to what was entered; the words it brings say that it is safe.',
    'Replace its words where you know more than that something went wrong.',
  ],
  donts: [
    'Don’t use it for one part that did not come. Use a Notice in its place, with a button to try again.',
    'Don’t use it where nothing was found. Use an EmptyState.',
    'Don’t show names of exceptions: they help nobody who travels. Put them into your log, under the code.',
  ],
  parts: {
    ...emptyStateParts,
    code: 'The code for the support.',
  } satisfies Record<ErrorScreenPart, string>,
  keys: [
    { key: 'Tab', action: 'From the heading, which has the focus, to Reload, then Back.', proof: 'Keyboard' },
    { key: 'Enter, Space', action: 'On Reload or Back: does it.', proof: 'Keyboard' },
  ],
}
