import type { Guide } from '../../testing/guide.ts'

export const popoverGuide: Guide = {
  about:
    'A small dialog that opens under what it belongs to and stays in the part in view. For a few controls or a longer explanation with something to press. It closes by Escape or a press outside.',
  does: [
    'Pass a button as its trigger: it gets the press, the name of what opens, its state, and the focus back.',
    'Name with label what opens: “Sort offers”.',
    'Set `isModal` where the rest of the page must wait, as behind a calendar.',
    'Set anchor where it belongs to something wider than its trigger, such as a field.',
  ],
  donts: [
    'Don’t put a list of actions into it. Use a Menu, which has the keys for one.',
    'Don’t open it for a few words without anything to press. Use a Tooltip.',
    'Don’t put a whole form into it: on a phone it does not fit. Use a Drawer or a Dialog.',
    'Don’t open a second one from the first. Show both parts in one.',
  ],
  keys: [
    {
      key: 'Enter',
      action: 'On the trigger: opens, the first thing inside takes the focus.',
      proof: 'Keyboard',
    },
    {
      key: 'Space',
      action: 'On the trigger: opens, the first thing inside takes the focus.',
      proof: 'SpaceOpens',
    },
    { key: 'Tab', action: 'Next thing inside, from the last to the first.', proof: 'TabRound' },
    { key: 'Shift + Tab', action: 'Previous thing inside, from the first to the last.', proof: 'TabRound' },
    { key: 'Escape', action: 'Closes, the focus goes back to the trigger.', proof: 'Keyboard' },
  ],
}
