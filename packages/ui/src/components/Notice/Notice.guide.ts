import { type Guide, native } from '../../testing/guide.ts'
import type { NoticePart } from './Notice.tsx'

export const noticeGuide: Guide = {
  about:
    'A message that stands in its place on the page and stays. For what somebody has to know before they go on: a price that changed, a list that did not come, an order that is placed.',
  does: [
    'Put it where the thing it speaks of is.',
    'Say first what happened, then what it means, then offer the one thing to do about it.',
    'Announce a change with `useAnnounce`: the notice is silent by itself.',
    'Set `flush` to start on a plain button in it: its words then begin where those above it do.',
    'Choose the tone by weight: critical only for what stops the person.',
  ],
  donts: [
    'Don’t use it for news in passing: it does not go away. Use Notifications.',
    'Don’t put the fault of one field into it. Use that field’s `error`.',
    'Don’t stack several: they are skipped as one. Keep the heaviest and put the rest into its text.',
  ],
  parts: {
    icon: 'Around the icon.',
    text: 'Title, message and action.',
    title: 'The strong first line.',
    action: 'Around the action.',
  } satisfies Record<NoticePart, string>,
  keys: [
    {
      key: 'Enter, Space',
      action: 'On the action you give it: the keys of that button or link.',
      proof: native,
    },
  ],
}
