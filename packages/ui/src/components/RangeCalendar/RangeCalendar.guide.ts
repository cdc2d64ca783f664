import { type Guide, native } from '../../testing/guide.ts'
import { rangeCalendarParts } from '../Calendar/Calendar.guide.ts'

export const rangeCalendarGuide: Guide = {
  about:
    'Months to choose a span of days from: the first press begins it, the second one ends it, whichever of the two days comes first. Two months stand beside one another where there is room. Inside a form use the DateRangePicker, which takes typed days too.',
  does: [
    'Set `minNights` and `maxNights`: days that are too near or too far are off while the second day is chosen, each with its reason.',
    'Say with `offInside` what an off day between the two does: `refuse` tells why, `end` bars the way, `allow` takes it along.',
    'Give presets for the spans that people take most. One that is refused says why.',
    'Keep a mark to four characters and say a currency once, outside.',
  ],
  donts: [
    'Don’t use it for one day. Use the Calendar.',
    'Don’t count days where people count nights: a span of one day has none.',
    'Don’t leave off days without a reason. Give each its own.',
  ],
  parts: rangeCalendarParts,
  keys: [
    { key: 'Enter', action: 'On a day: begins the span; on the second day: ends it.', proof: 'Keyboard' },
    { key: 'Space', action: 'On a day: the same.', proof: 'Keyboard' },
    {
      key: 'Arrow Right, Arrow Left, Arrow Down, Arrow Up',
      action: 'In the days: the day beside, a week later, earlier; the span is painted up to there.',
      proof: 'Keyboard',
    },
    {
      key: 'Home, End, Page Down, Page Up',
      action: 'In the days: the ends of the week, a month later, earlier.',
      proof: 'FurtherKeys',
    },
    {
      key: 'Escape',
      action: 'While the second day is chosen: forgets the first one; the former span stays.',
      proof: 'Cancelled',
    },
    {
      key: 'Enter, Space',
      action: 'On a preset, previous, title or next: the same as a press.',
      proof: native,
    },
  ],
}
