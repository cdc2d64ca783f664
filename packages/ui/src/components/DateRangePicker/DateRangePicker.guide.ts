import type { Guide } from '../../testing/guide.ts'
import { rangeCalendarParts } from '../Calendar/Calendar.guide.ts'
import { bareFieldParts } from '../Field/Field.guide.ts'
import type { DateRangePickerPart } from './DateRangePicker.tsx'

export const dateRangePickerGuide: Guide = {
  about:
    'Two dates of one span, typed or pasted into two fields as into a DatePicker, or chosen together from a RangeCalendar: in a popover, and on a small touch screen in a dialog that fills the view. It gives out a span only while both days are there and nothing refuses it, and with names sends the two as YYYY-MM-DD.',
  does: [
    'Name both fields by what they mean: “Arrival” and “Departure”, “Pickup” and “Return”.',
    'Give `minNights`, `maxNights` and off days: a typed span is held to them just as a chosen one.',
    'Pass presets for the spans that people take most.',
    'Leave the words for a wrong date to it, and pass as error only what it cannot know.',
  ],
  donts: [
    'Don’t use it where the second date may be left open. Use two DatePickers.',
    'Don’t send the two dates before there is a span: `onChange` gives null until then.',
  ],
  parts: {
    ...bareFieldParts,
    ...rangeCalendarParts,
    button: 'The button that opens the calendar.',
    popup: 'The box of the calendar, or its dialog.',
  } satisfies Record<DateRangePickerPart, string>,
  keys: [
    {
      key: 'digits',
      action: 'In either text: make a date, the signs between come by themselves.',
      proof: 'Typed',
    },
    { key: 'Tab', action: 'From the first text to the second, then to the button.', proof: 'Typed' },
    {
      key: 'Arrow Down',
      action: 'In either text: opens the calendar, whose day takes the focus.',
      proof: 'FromText',
    },
    {
      key: 'Enter',
      action: 'In the calendar: begins the span, then ends it, closes, and gives the focus back.',
      proof: 'FromText',
    },
    {
      key: 'Escape',
      action: 'In the calendar: forgets a first day, else closes and takes nothing.',
      proof: 'Escaped',
    },
  ],
}
