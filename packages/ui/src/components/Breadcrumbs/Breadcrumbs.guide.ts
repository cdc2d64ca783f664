import type { Guide } from '../../testing/guide.ts'
import type { BreadcrumbsPart } from './Breadcrumbs.tsx'

export const breadcrumbsGuide: Guide = {
  about:
    'The way from the top of a site down to this page, as links (APG breadcrumb). The last place is the page itself. A way that is too long for its line wraps.',
  does: [
    'Name each place as its page is titled.',
    'Set it above the title of the page, once on a page.',
    'Leave the last place without `href`, unless a press on it is to load the page anew.',
  ],
  donts: [
    'Don’t use it for the steps of a booking: they are no places of a site. Show one after the other.',
    'Don’t use it where there is one level above. Use a Link back to it.',
    'Don’t leave out places in the middle: the way back leads through them.',
  ],
  parts: {
    list: 'The row.',
    crumb: 'A place: a link, or the name of the page itself.',
    separator: 'The arrow between two places.',
  } satisfies Record<BreadcrumbsPart, string>,
  keys: [
    { key: 'Tab', action: 'On to the next link, past the page itself.', proof: 'Keyboard' },
    { key: 'Shift + Tab', action: 'Back the same way.', proof: 'Keyboard' },
    { key: 'Enter', action: 'On a link: follows it.', proof: 'Keyboard' },
  ],
}
