import { fileURLToPath } from 'node:url'
import { type Weight, weigh } from './bundle.ts'

/** Tasks for which a page needs a component. */
export const jobs = [
  'Button',
  'Calendar',
  'Date picker',
  'Date range picker',
  'Time picker',
  'ComboBox',
  'Stepper',
  'Menu',
  'Dialog',
  'Notifications',
] as const
export type Job = (typeof jobs)[number]
/** The nine that are weighed together: a page that asks for a stay has a date range picker in place of a date picker. */
export const nine = jobs.filter((job) => job !== 'Date range picker')
/** Rows of the table: each task alone, and all nine together. */
export type Row = Job | 'All nine'
export const rows: readonly Row[] = [...jobs, 'All nine']

/** Maximum size of a task in kB of 1,000 bytes, JS and CSS, compressed by gzip. */
export const bars: Record<Row, number> = {
  Button: 3,
  Calendar: 18,
  'Date picker': 44,
  'Date range picker': 40,
  'Time picker': 34,
  ComboBox: 36,
  Stepper: 7,
  Menu: 19.8,
  Dialog: 17,
  Notifications: 8.4,
  'All nine': 71.6,
}
/** Aims in the same kB, of the rows that have one. */
export const aims: Readonly<Partial<Record<Row, number>>> = { 'All nine': 60 }

const component = (name: string) => `export { ${name} } from './components/${name}/${name}.tsx'`
const ours: Record<Job, string> = {
  Button: component('Button'),
  Calendar: component('Calendar'),
  'Date picker': component('DatePicker'),
  'Date range picker': component('DateRangePicker'),
  'Time picker': component('TimePicker'),
  ComboBox: component('ComboBox'),
  Stepper: component('Stepper'),
  Menu: component('Menu'),
  Dialog: component('Dialog'),
  Notifications:
    "export { NotificationProvider, useNotifications } from './components/Notifications/Notifications.tsx'",
}
const root = "export { ThemeProvider } from './themes/ThemeProvider.tsx'"
const folder = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url))

/**
 * Size of one task with our components. All nine together include the themed root with its four themes and its reset.
 */
export const weighOurs = (row: Row): Promise<Weight> =>
  weigh(row === 'All nine' ? [...nine.map((job) => ours[job]), root] : [ours[row]], folder)

/** Size of the themed root alone, which a page has once: four themes, reset and announcer. */
export const weighRoot = (): Promise<Weight> => weigh([root], folder)
