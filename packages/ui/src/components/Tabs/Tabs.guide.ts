import type { Guide } from '../../testing/guide.ts'
import type { TabsPart } from './Tabs.tsx'

export const tabsGuide: Guide = {
  about:
    'Several views of one place, of which one is shown (APG tabs). For parts of equal weight that nobody has to see together. On a phone the row scrolls sideways, and fades out at the edge behind which there is more.',
  does: [
    'Name the tabs by short nouns, and the row by its label.',
    'Put a count at the end of a tab where it helps to decide.',
    'Choose the activation manual where a panel takes time to come.',
    'Keep what was entered outside the panel, or say `keepsPanels`: a panel starts anew when its tab is chosen again. A form that is sent with its first invalid control in a kept panel shows that panel, unless its tab is off. A mere `checkValidity` shows no panel.',
    'Give views that have addresses of their own an `href` each: they open in a new window, too.',
    'Hand over a panel that is dear to make as a function, and its code by `lazy`, with a `fallback`.',
  ],
  donts: [
    'Don’t use it for steps in an order: a person would skip them. Show one after the other.',
    'Don’t use it for links to pages of another kind. Use a list of Links.',
    'Don’t use it for a value of a form. Use a SegmentedControl or a RadioGroup.',
  ],
  parts: {
    list: 'The row of tabs.',
    tab: 'A tab.',
    tabEnd: 'After the label of a tab.',
    panel: 'The content of a tab.',
  } satisfies Record<TabsPart, string>,
  keys: [
    { key: 'Tab', action: 'On to the chosen tab, then into its panel.', proof: 'Keyboard' },
    { key: 'Shift + Tab', action: 'From the panel back to the chosen tab.', proof: 'Keyboard' },
    {
      key: 'Arrow Right, Arrow Left',
      action: 'Next or previous tab, going round, past those that are off; automatic: chooses it.',
      proof: 'Keyboard',
    },
    {
      key: 'Arrow Right, Arrow Left',
      action: 'From right to left: previous or next tab.',
      proof: 'RightToLeft',
    },
    { key: 'Home', action: 'First tab that is not off.', proof: 'Keyboard' },
    { key: 'End', action: 'Last tab that is not off.', proof: 'Keyboard' },
    { key: 'Enter, Space', action: 'On a link: follows it.', proof: 'AsLinks' },
    { key: 'Enter, Space', action: 'Manual: chooses the tab that has the focus.', proof: 'Manual' },
  ],
}
