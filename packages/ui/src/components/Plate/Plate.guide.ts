import type { Guide } from '../../testing/guide.ts'
import type { PlatePart } from './Plate.tsx'

export const plateGuide: Guide = {
  about:
    'A panel that folds (APG disclosure), folded unless told otherwise. For what few people need in the middle of what all need: an extra stop, a note to the driver.',
  does: [
    'Name in the title what is inside, so that nobody has to open it to find out.',
    'Leave it open where something inside is filled in or in error.',
    'Rely on what it holds staying mounted: what was entered is there when it opens again. A form that is sent with its first invalid control inside opens it. A mere `checkValidity` does not.',
  ],
  donts: [
    'Don’t fold away what everybody has to fill in. Put it on the page.',
    'Don’t put a plate into a plate. Set two side by side, or use Tabs.',
    'Don’t set several under each other that answer like questions. Use an Accordion: its heads are headings.',
    'Don’t put a link or a button into the title: the head is one button. Put them inside.',
  ],
  parts: {
    trigger: 'The row that is pressed.',
    arrow: 'The arrow at its end.',
    panel: 'The content.',
  } satisfies Record<PlatePart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'On to the head; from there into the open panel, past a folded one.',
      proof: 'TabOrder',
    },
    { key: 'Enter', action: 'On the head: unfolds or folds the panel.', proof: 'Keyboard' },
    { key: 'Space', action: 'On the head: unfolds or folds the panel.', proof: 'Keyboard' },
  ],
}
