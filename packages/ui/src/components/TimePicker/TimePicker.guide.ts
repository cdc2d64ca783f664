import type { Guide } from '../../testing/guide.ts'
import { iconFieldParts } from '../Field/Field.guide.ts'
import type { TimePickerPart } from './TimePicker.tsx'

export const timePickerGuide: Guide = {
  about:
    'A time typed in any common way (9, 930, 9pm, 21.30) or taken from a list in even steps. It is a combobox whose list only suggests: 17:52 is as good as 17:45. What is pasted, filled in or dictated is read whole, in the words of the page’s language and of the most written ones: 2026-12-05T09:30, 9 in the evening, 下午3点半. What is not understood, or may be more than one time, stays as it was written with a true reason, and undo brings the former time back. Of a typed time that no clock has, such as 25:70, it makes the last one there is, 23:50, and says so. It gives out HH:mm, and with a `name` sends the same along with a form of the browser’s own.',
  does: [
    'Set `hourCycle`, here or on the ThemeProvider, where all visitors shall see 24 hours or twice 12; without it the language decides. It gives out HH:mm in both.',
    'Say in the label which time it is, and in the description in whose time zone.',
    'Choose the step by what is needed: 15 minutes for a pickup, 30 for a meeting.',
    'Say with `offReason` why a time cannot be had: it stays in the list and is spoken when tried.',
    'Take the day that was written beside the time by `onDay`, and pass `today`, from which “tomorrow” is counted.',
    'Read `nextDay` in `onChange`: 24:00 comes as 00:00 of the day after.',
    'Leave what is said of a time that no clock has to it: it is a caution, and your `error` goes before it.',
    'Where you keep seconds, go through `timeOfSeconds`, `secondsOfTime` and `normalizeSeconds`, exported beside it.',
  ],
  donts: [
    'Don’t use it for a length of time. Use a Stepper.',
    'Don’t set `isSuggestionsOnly` where the minute counts, as for a flight: what was typed is moved.',
    'Don’t use it for three or four fixed times. Use a ChipGroup or a Select.',
  ],
  parts: {
    ...iconFieldParts,
    clock: 'The clock at the end.',
    list: 'The list of times.',
    option: 'A time of the list.',
    optionEnd: 'Why a time is off, or that it is the next day.',
  } satisfies Record<TimePickerPart, string>,
  keys: [
    {
      key: 'Tab',
      action: 'To the text: opens the list at the nearest time.',
      proof: 'TabOpens',
    },
    { key: 'Tab', action: 'Away from it: takes what was typed and closes the list.', proof: 'Typed' },
    {
      key: 'digits, colon, dot, am, pm',
      action: 'In the text: make a time; it is whole when the field is left.',
      proof: 'Typed',
    },
    {
      key: 'letters',
      action: 'In the text: are not seen; a part of the day, such as “in the evening”, counts.',
      proof: 'WordsTyped',
    },
    { key: 'Backspace', action: 'In the text: what is deleted does not come back.', proof: 'Deleting' },
    {
      key: 'Ctrl + Z, Ctrl + Y',
      action: 'In the text: bring the former text back, and the later one.',
      proof: 'KeptAsWritten',
    },
    {
      key: 'Arrow Down, Arrow Up',
      action: 'Next, previous suggestion, going round; opens the list where it is closed.',
      proof: 'Nearest',
    },
    { key: 'Alt + Arrow Down', action: 'Opens the list without moving in it.', proof: 'AltArrows' },
    { key: 'Alt + Arrow Up', action: 'Closes the list and takes nothing.', proof: 'AltArrows' },
    {
      key: 'Page Down, Page Up',
      action: 'In the open list: four suggestions further, back.',
      proof: 'PageKeys',
    },
    { key: 'Home, End', action: 'In the text: move the caret, not the list.', proof: 'CaretKeys' },
    {
      key: 'Enter',
      action: 'Takes the suggestion reached; without one keeps what was typed.',
      proof: 'Nearest',
    },
    { key: 'Enter', action: 'On a time that is off: says why, and the list stays open.', proof: 'OffTimes' },
    { key: 'Escape', action: 'Closes the list and takes nothing.', proof: 'Opening' },
  ],
}
