// biome-ignore-all lint/correctness/noUndeclaredDependencies: a peer, installed by the bench
import '../scheduling.ts'
import 'react-day-picker/src/style.css'
import { DayPicker } from 'react-day-picker'
import { benchOf } from '../calendarBench.tsx'
import { chosen, limits, offer, today } from '../page.ts'

const dateOf = (day) => new Date(`${day}T12:00`)
const day = {
  mode: 'single',
  selected: dateOf(chosen),
  defaultMonth: dateOf(chosen),
  today: dateOf(today),
  startMonth: dateOf(limits.min),
  endMonth: dateOf(limits.max),
  disabled: { before: dateOf(limits.min), after: dateOf(limits.max) },
  showOutsideDays: true,
  fixedWeeks: true,
}

offer(
  benchOf({
    calendar: (key) => <DayPicker key={key} {...day} />,
    days: '.rdp-day_button',
    focusedDay: '.rdp-day_button[tabindex="0"]',
  }),
)
