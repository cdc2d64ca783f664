// biome-ignore-all lint/correctness/noUndeclaredDependencies: a peer, installed by the bench
import '../scheduling.ts'
import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import { Autocomplete, MantineProvider } from '@mantine/core'
import { DatePicker, DatePickerInput } from '@mantine/dates'
import { benchOf } from '../calendarBench.tsx'
import { chosen, limits, offer } from '../page.ts'
import { towns } from '../towns.ts'

const day = { defaultValue: chosen, defaultDate: chosen, minDate: limits.min, maxDate: limits.max }
const names = towns.map(({ name }) => name)

offer(
  benchOf({
    around: (children) => <MantineProvider>{children}</MantineProvider>,
    calendar: (key) => <DatePicker key={key} {...day} />,
    days: '.mantine-DatePicker-day, .mantine-DatePickerInput-day',
    focusedDay: '.mantine-DatePicker-day[data-selected]',
    combo: <Autocomplete label="From" data={names} comboboxProps={{ transitionProps: { duration: 0 } }} />,
    picker: <DatePickerInput label="Date" {...day} popoverProps={{ transitionProps: { duration: 0 } }} />,
    opener: '#stage .mantine-DatePickerInput-input',
  }),
)
