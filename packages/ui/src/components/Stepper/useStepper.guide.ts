import type { Guide } from '../../testing/guide.ts'

export const useStepperGuide: Guide = {
  about:
    'The logic of a Stepper without its look: steps, limits, held buttons, typed and pasted numbers, and what is announced. You draw the elements and spread the attributes onto them.',
  does: [
    'Take the Stepper first, with `classNames` for its parts: the hook is for elements that it does not have.',
    'Draw an input and two buttons, and spread `inputProps`, `decrementProps` and `incrementProps` onto them.',
    'Show `note`, `reason` and `error` with their attributes: the input is described by them.',
    'Call `reset` where the form around it is reset.',
  ],
  donts: [
    'Don’t leave the label out: it names the input by `labelProps`.',
    'Don’t drop the handlers of `inputProps` for your own. Call both.',
  ],
  keys: [
    { key: 'Tab', action: 'Moves to the number.', proof: 'ByKeys' },
    { key: 'Arrow Up, Arrow Down', action: 'One step more or less, kept to the limits.', proof: 'ByKeys' },
    { key: 'Page Up, Page Down', action: 'Ten steps more or less.', proof: 'ByKeys' },
    { key: 'Home, End', action: 'To the least, to the most.', proof: 'ByKeys' },
    { key: 'digits', action: 'Stand in the field until they are taken.', proof: 'ByKeys' },
    { key: 'Enter', action: 'Takes the typed number, or answers why not.', proof: 'ByKeys' },
    { key: 'Escape', action: 'Drops a typed text.', proof: 'ByKeys' },
  ],
}
