import type { Guide } from '../testing/guide.ts'

export const useAnnounceGuide: Guide = {
  about:
    'Says a text to assistive technology, once, without drawing it: that offers have arrived, that a long search goes on, why something cannot be chosen. For what the eye sees change and the ear would miss.',
  does: [
    'Announce the result, not each step: “12 offers”, when they are all there.',
    'Name a source where the same thing speaks again and again: of the texts that still wait only its newest is said.',
    "When what speaks goes, take back what still waits: `announce('', 'polite', source)`. A wait that is over is no news.",
    'Leave the tone polite: it waits until the reader has finished its sentence.',
    'Announce in an effect or a handler, never while rendering.',
  ],
  donts: [
    'Don’t announce what takes the focus: it is read anyway, and then twice.',
    'Don’t add a live region of your own beside it. Two speak over each other; this is one queue.',
    'Don’t break in with assertive but for what stops the person: an order refused, a connection lost.',
    'Don’t repeat what a Notice, a Notification or the `error` of a field says: they speak by themselves.',
  ],
  keys: [],
  sections: [
    {
      title: 'How it speaks',
      text: [
        '`announce(text, tone, source)`: `tone` is `polite` (the default) or `assertive`, `source` any name of yours. The function is the same from one rendering to the next.',
        'Each `ThemeProvider` has one queue and two regions, in the page before the first text. A text has them to itself for 400 ms, since readers drop what is replaced sooner, and is taken away after 4 s, so that nobody meets it again by browsing. A text that already waits is not queued twice; an empty one says nothing, and takes back what still waits of its source. Outside a `ThemeProvider` nothing is said.',
      ],
    },
  ],
}
