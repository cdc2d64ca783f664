import { frame } from './actions.ts'
import {
  focusSeen,
  forwarded,
  noHoverState,
  noPressState,
  noSlots,
  noStateFunctions,
  ownFault,
  type Row,
  required,
  type Suite,
  sends,
  story,
  test,
  unfit,
} from './proofs.ts'

const values = 'testing/reactAria/values.test.tsx'
const range = 'components/RangeCalendar/RangeCalendar.test.tsx'
const alignment = unfit('The first month is that of the chosen day, so what comes after it is seen.')
const byProgram = unfit('No function of a calendar chooses for its owner: the owner sets the value.')
const noDurations = unfit(
  'A calendar shows months, and the months of a year: no single week and no single day.',
)
const months = story('Calendar', 'Modes')

const ofField: readonly Row[] = [
  ['has slots for its parts', noSlots],
  ['stands in a slot', noSlots],
  frame[3]!,
  ['tells on its button that it is open', test(values, '%s: says on its button that the calendar is open')],
  ['tells on itself that it is open', test(values, '%s: says on its button that the calendar is open')],
  ['draws its content by its state', noStateFunctions],
  ['draws being required by its state', noStateFunctions],
  ['is required', required],
  ['sends its days', sends],
  ['has its data attributes once', forwarded],
  ['says what is wrong', ownFault],
  ['closes once the choice is whole', test(values, '%s: closes once the choice is whole, and not before')],
  [
    'stays open after the choice, where that is asked',
    unfit('A whole choice closes the calendar: there is nothing left to do in it.'),
  ],
]
const off = [
  'is off, with its button',
  test(values, '%s: off, neither its texts nor its calendar are to be used'),
] as const
const noContexts = ['gives what stands in it no contexts', noSlots] as const

export const dateSuites: readonly Suite[] = [
  {
    file: 'Calendar.test.js',
    twin: 'Calendar',
    rows: [
      ...frame,
      ['takes attributes of ARIA', forwarded],
      ['has a head of its own', unfit('The head of a calendar is its own; `useCalendar` draws another one.')],
      ['stands in a slot', noSlots],
      ['shows several months', story('Calendar', 'TwoMonths')],
      ['begins with the month of its value, wherever that is asked to stand', alignment],
      ['tells of the pointer over a day', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['tells of a press on a day', noPressState],
      [
        'says which day is chosen',
        test('testing/reactAriaTrees.test.tsx', 'Calendar: the days of the month'),
      ],
      ['has days that cannot be chosen', story('Calendar', 'OffAndEvent')],
      ['is off', unfit('A calendar is off with its field; alone it has no use for that.')],
      ['is invalid', unfit('A calendar takes no day that is wrong, so it is never invalid.')],
      ['draws its content by its state', noStateFunctions],
      [
        'writes the days of the week in another width',
        unfit('The heads are as narrow as the language can be told apart.'),
      ],
      ['is emptied by a program', byProgram],
      ['chooses a day before those in view by a program', byProgram],
      ['chooses a day after those in view by a program', byProgram],
      ['answers an off day with the nearest free one', story('Calendar', 'TriedOff')],
      [
        'answers an off day with nothing where none is free',
        test(
          'components/Calendar/calendarMath.test.ts',
          'UI-02 the nearest free day is free, within the limits and none is nearer',
        ),
      ],
      [
        'keeps its choice where an off day is tried by keys',
        test(values, 'is walked by an arrow that is held, and stays where its day cannot be taken'),
      ],
      [
        'is walked by an arrow that is held',
        test(values, 'is walked by an arrow that is held, and stays where its day cannot be taken'),
      ],
      [
        'takes no focus by another day of its owner',
        test(values, '%s: another value from its owner takes no focus'),
      ],
      ['holds several days', test('components/Calendar/CalendarKinds.stories.tsx', 'SeveralDays')],
      ['has a choice of months and of years', months],
      [
        'shows as many weeks as are asked for',
        unfit('A month always shows six weeks, so that nothing moves (UI-01).'),
      ],
      ['shows a week', noDurations],
      ['shows a day', noDurations],
      ['shows another span from then on', noDurations],
      [
        'writes the months of a calendar of one’s own in its head',
        test('components/Calendar/CalendarKinds.stories.tsx', 'Persian'),
      ],
      [
        'writes the months of a calendar of one’s own in the choice of months',
        test('calendars/calendars.test.ts', 'UI-01 keys move by the months of the calendar'),
      ],
      ['has a first and a last day', story('Calendar', 'Limits')],
    ],
  },
  {
    file: 'RangeCalendar.test.tsx',
    twin: 'RangeCalendar',
    rows: [
      frame[0]!,
      frame[1]!,
      frame[2]!,
      ['has a head of its own', unfit('The head of a calendar is its own; `useCalendar` draws another one.')],
      ['stands in a slot', noSlots],
      frame[3]!,
      ['draws its content by its state', noStateFunctions],
      ['shows several months', story('RangeCalendar', 'TwoMonths')],
      ['begins with the month of its value, wherever that is asked to stand', alignment],
      ['tells of the pointer over a day', noHoverState],
      ['shows the focus of the keyboard', focusSeen],
      ['tells of a press on a day', noPressState],
      [
        'says which days are chosen',
        test(range, 'UI-01 A11Y-02 its grid says that several days are selected'),
      ],
      ['tells the ends of a span from the days between', story('RangeCalendar', 'Painted')],
      ['shows the span of its owner', story('RangeCalendar', 'Painted')],
      ['has days that cannot be chosen', story('RangeCalendar', 'OffRefuses')],
      ['has other days that cannot be chosen once it has begun', story('RangeCalendar', 'Nights')],
      ['is off', unfit('A calendar is off with its field; alone it has no use for that.')],
      ['is invalid', unfit('A calendar takes no day that is wrong, so it is never invalid.')],
      ['has a choice of months and of years', months],
      [
        'shows as many weeks as are asked for',
        unfit('A month always shows six weeks, so that nothing moves (UI-01).'),
      ],
      ['shows a week', noDurations],
      ['shows a day', noDurations],
    ],
  },
  {
    file: 'DatePicker.test.js',
    twin: 'DatePicker',
    rows: [
      ...ofField,
      off,
      noContexts,
      ['is filled in by the browser', test('components/DatePicker/DatePickerTyping.stories.tsx', 'Autofill')],
    ],
  },
  {
    file: 'DateRangePicker.test.js',
    twin: 'DateRangePicker',
    rows: [
      ...ofField,
      ['fills in a time as it closes', unfit('A span is of days, without times.')],
      off,
      noContexts,
    ],
  },
]
