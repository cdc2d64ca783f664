import type { Guide } from '../../testing/guide.ts'
import type { AccordionPart } from './Accordion.tsx'

export const accordionGuide: Guide = {
  about:
    'Folding panels that belong together (APG accordion): questions and their answers, parts of a long form. One is open, or any number with `isMultiple`. Find in page of the browser looks into folded panels and opens the one with the text.',
  does: [
    'Set `level` to the heading under which the accordion stands, plus one.',
    'Say `isMultiple` where people compare what two panels hold.',
    'Name in each title what is inside, so that nobody has to open it to find out.',
    'Rely on what a panel holds staying mounted: what was entered is there when it opens again. A form that is sent with its first invalid control in a folded panel opens that panel. A mere `checkValidity` opens none.',
  ],
  donts: [
    'Don’t fold away what everybody has to read or fill in. Put it on the page.',
    'Don’t use it for views of equal weight, of which one is always shown. Use Tabs.',
    'Don’t use it for a single panel. Use a Plate.',
    'Don’t put a link or a button into a title: each head is one button. Put them inside.',
  ],
  parts: {
    item: 'A panel with its head.',
    heading: 'The heading around the row that is pressed.',
    trigger: 'The row that is pressed.',
    arrow: 'The arrow at its end.',
    panel: 'The content.',
  } satisfies Record<AccordionPart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'On to the next head; from an open one into its panel, past folded panels.',
      proof: 'TabOrder',
    },
    { key: 'Shift + Tab', action: 'Back the same way.', proof: 'TabOrder' },
    { key: 'Enter, Space', action: 'On a head: unfolds its panel, or folds it.', proof: 'Keyboard' },
  ],
}
