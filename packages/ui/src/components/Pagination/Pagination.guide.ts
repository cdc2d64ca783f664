import type { Guide } from '../../testing/guide.ts'
import type { PaginationPart } from './Pagination.tsx'

export const paginationGuide: Guide = {
  about:
    'The pages of a long list: the first, the last, those around the current one, and an arrow each way. Its arrows stay where they are while a person goes on, and in a narrow place it has fewer pages.',
  does: [
    'Give each page an address (`href`): it can be kept, sent and opened in a new window.',
    'After a change of page by a button move the list, not the focus: another page is announced.',
    'Give it a `label` where a page has two of them: “Pages of rides”.',
  ],
  donts: [
    'Don’t page through a list that a person reads to its end. Load more as it is scrolled.',
    'Don’t draw it while the number of pages is not known. Show a Skeleton.',
    'Don’t use it for steps of a form. Show one after the other.',
  ],
  parts: {
    list: 'The row.',
    previous: 'The arrow to the page before.',
    page: 'A page.',
    gap: 'The sign for pages that are left out.',
    next: 'The arrow to the page after.',
  } satisfies Record<PaginationPart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'On to the next page or arrow, also to one that leads no further.',
      proof: 'Keyboard',
    },
    { key: 'Shift + Tab', action: 'Back the same way.', proof: 'Keyboard' },
    { key: 'Enter, Space', action: 'On a button: goes to its page.', proof: 'Keyboard' },
    { key: 'Enter', action: 'On a link: follows it.', proof: 'AsLinks' },
  ],
}
