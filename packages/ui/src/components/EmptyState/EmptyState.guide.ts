import { type Guide, native } from '../../testing/guide.ts'
import type { EmptyStatePart } from './EmptyState.tsx'

/** Parts of a state without content, for the guide of an error too. */
export const emptyStateParts: Readonly<Record<EmptyStatePart, string>> = {
  title: 'The heading.',
  text: 'The reason under it.',
  actions: 'Around the buttons.',
}

export const emptyStateGuide: Guide = {
  about:
    'Nothing to show here, why, and what to do about it. For a list without results, for filters that hide everything, for a lost connection.',
  does: [
    'Say in the title what happened, in the text why, in the buttons what to do next.',
    'Set the level of the heading by its place on the page; at level 1 it can take the focus after a navigation.',
    'Offer the one action that helps most, and a second only where there is one.',
    'Announce it with `useAnnounce` when it takes the place of results: it is silent by itself.',
  ],
  donts: [
    'Don’t show it while the answer is still awaited. Use a Skeleton or a Spinner.',
    'Don’t use it for a screen that broke. Use an ErrorScreen.',
    'Don’t let a drawing speak alone: the title says what happened, the drawing may be left out.',
  ],
  parts: emptyStateParts,
  keys: [
    { key: 'Tab', action: 'On to its actions; the heading is no stop.', proof: 'PageHeading' },
    { key: 'Enter, Space', action: 'On an action: does it.', proof: native },
  ],
}
