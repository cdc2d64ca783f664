import type { Guide } from '../../testing/guide.ts'

export const visuallyHiddenGuide: Guide = {
  about:
    'Words for assistive technology only. For what the eye takes from the place of a thing and the ear cannot: which trip a “Remove” removes.',
  does: [
    'Write text that reads on from the words in view: “Remove the return trip”.',
    'Prefer it to `aria-label` where part of the name is in view: it is translated with the page.',
    'Use it for a heading that the layout makes plain to the eye.',
  ],
  donts: [
    'Don’t put a link or a button into it: it gets the focus and cannot be seen. Show it when it is focused.',
    'Don’t hide help that everybody needs. Use the `description` of the field.',
    'Don’t expect a change in it to be spoken. Announce it with `useAnnounce`.',
  ],
  keys: [],
}
