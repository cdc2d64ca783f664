import { type Guide, native } from '../../testing/guide.ts'

export const badgeGuide: Guide = {
  about:
    'A word or two about the thing beside it: a status, a mark of distinction. `StoreBadge`, in the same folder, is the way to the app in a store: a link of 139 by 41 px.',
  does: [
    'Choose the tone by meaning: positive for what is done, caution for what needs a look, critical for what failed.',
    'Keep to one or two words that make sense without the colour.',
    'Use the tone verified only for what somebody has really checked.',
    'Put the two store badges side by side where there is an app in both stores.',
  ],
  donts: [
    'Don’t make it pressable: it takes no key. Use a Chip for a choice, a Link for a way.',
    'Don’t put a sentence into it. Use a Notice.',
    'Don’t give one thing more than two: none is read. Keep those that decide.',
  ],
  keys: [
    { key: 'Tab', action: 'On to a `StoreBadge`; a Badge takes no focus.', proof: 'StoreKeyboard' },
    { key: 'Enter', action: 'On a `StoreBadge`: opens the app’s page in a new tab.', proof: native },
  ],
}
