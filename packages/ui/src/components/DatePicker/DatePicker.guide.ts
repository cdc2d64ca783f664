import type { Guide } from '../../testing/guide.ts'
import { oneMonthParts } from '../Calendar/Calendar.guide.ts'
import { iconFieldParts } from '../Field/Field.guide.ts'
import type { DatePickerPart } from './DatePicker.tsx'

export const datePickerGuide: Guide = {
  about:
    'A date typed in the form of its page, such as DD.MM.YYYY, pasted in almost any form and language, or chosen from a calendar in a popover; on a small touch screen a tap on the date opens the calendar, which fills the view; who comes there by the keyboard types. What is not understood, or may be more than one day, stays as it was written with a true reason. It gives out YYYY-MM-DD, and with a `name` sends the same along with a form of the browser’s own.',
  does: [
    'Say in the label which day it is: “Landing date”, not “Date”.',
    'Give limits and `offReason`: a typed day is held to them just as a chosen one.',
    'Pass today where the ride takes place. Without it the ThemeProvider’s holds, else the device’s clock.',
    'Set `format`, or `dateFormat` of the ThemeProvider, such as DD.MM.YYYY, where the form shall be the same in every language; without it the language decides.',
    'Take the time that was written beside the day by `onTime`.',
    'Give it 112 px at least: below 168 its button stands beside the label, so that the date is read in full.',
    'Leave the words for a wrong date to it, and pass as error only what it cannot know, such as a missing day.',
    'Set `isNative` where people expect the date wheel of their own platform, as in an app on phones.',
  ],
  donts: [
    'Don’t use it for a day from a handful. Use a Select or a ChipGroup.',
    'Don’t put the form of the date into the label: it stands in the empty field and is spoken.',
    'Don’t leave two of them for a range on their own. Take a DateRangePicker, or set `minValue` of the second to the value of the first.',
  ],
  parts: {
    ...iconFieldParts,
    ...oneMonthParts,
    button: 'The button that opens the calendar.',
    popup: 'The box of the calendar, or its dialog.',
  } satisfies Record<DatePickerPart, string>,
  keys: [
    { key: 'digits', action: 'In the text: make DD.MM.YYYY, the dots come by themselves.', proof: 'Typed' },
    {
      key: 'Backspace',
      action: 'In the text: takes the last character away, a dot first where one came by itself.',
      proof: 'Typed',
    },
    {
      key: 'Tab',
      action:
        'Out of the text: makes two digits of a year four, judges what was typed, and says aloud what is wrong with it.',
      proof: 'TwoDigitYear',
    },
    {
      key: 'Arrow Down',
      action: 'In the text: opens the calendar, whose day takes the focus.',
      proof: 'OpenedFromText',
    },
    { key: 'Alt + Arrow Down', action: 'In the text: opens the calendar as well.', proof: 'AltDown' },
    { key: 'Enter', action: 'On the calendar button: opens the calendar.', proof: 'Choosing' },
    { key: 'Space', action: 'On the calendar button: opens the calendar.', proof: 'RoundInside' },
    {
      key: 'Tab',
      action: 'In the calendar: goes round inside.',
      proof: 'Choosing',
    },
    { key: 'Shift + Tab', action: 'In the calendar: goes round inside, backwards.', proof: 'RoundInside' },
    {
      key: 'Arrow Right',
      action: 'In the calendar: the next day; every other key of the Calendar works too.',
      proof: 'Choosing',
    },
    {
      key: 'Enter',
      action: 'On a free day: takes it, closes, and gives the focus back to the button or the text.',
      proof: 'Choosing',
    },
    {
      key: 'Escape',
      action: 'In the calendar: closes, takes nothing, and gives the focus back.',
      proof: 'Choosing',
    },
  ],
}
