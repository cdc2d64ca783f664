import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './run.ts'

/** Sources that show a bare `DD.MM.YYYY`: beside an input that is written in that form, and what is made of it. */
const inputs = new Set([
  'apps/sandbox/src/dayTime.ts',
  'packages/booking/src/kernel/values/time.ts',
  'packages/booking/src/kernel/format/dateTime.ts',
  'packages/booking/src/testing/printPayloads.ts',
  'packages/booking/src/testing/pages/yachtPage.tsx',
  'packages/ui/src/components/Calendar/calendarNames.ts',
  'packages/ui/src/components/DatePicker/dateMask.ts',
  'packages/ui/src/components/DatePicker/DatePicker.tsx',
])
/** Sources that write into an input and say messages too: in those a bare date is one too many. */
const messagesOf = {
  'packages/ui/src/components/DatePicker/useDateText.ts': /\bfill\(|\bcounted\(|\bchoices\b/,
}

/** Uses of what writes a date without its weekday or its month's name. */
function bareDates(file: string, text: string): string[] {
  if (inputs.has(file)) return []
  const isMessage = Object.entries(messagesOf).find(([name]) => name === file)?.[1] ?? /^/
  const bare = /(?<![\w.])(?:showDateTime|showDate|dateTime|formatDate)(?=[()])/
  return text
    .split('\n')
    .filter((line) => bare.test(line) && isMessage.test(line))
    .map((line) => `${file}: ${line.trim()}`)
}

it('BOOK-54 a date that is read has its weekday or its month’s name: texts write it by dayDateTime, spokenTime or calendarNames', () => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(files.flatMap((file) => bareDates(file, readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
  expect(bareDates('x.tsx', 'return showDateTime(arrival)')).toHaveLength(1)
  expect(bareDates('x.tsx', 'days.map(formatDate)')).toHaveLength(1)
  expect(bareDates('x.tsx', 'return dayDateTime(arrival, lang)')).toEqual([])
})

/** Fields and calendars that leave their form of dates or their clock to the root around them. */
const unsettled = (text: string): string[] =>
  text.match(
    /<(?:Date(?:Range)?Picker|(?:Range)?Calendar)\s+(?=\S)(?!\{\.\.\.dateSettings\})|<TimePicker\s+(?=\S)(?!\{\.\.\.timeSettings\})/g,
  ) ?? []

it('BOOK-54 each field of the module has its own form of dates and clock, whatever root a site puts around it', () => {
  const files = globSync('packages/booking/src/**/*.tsx', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx$/.test(file),
  )
  const texts = files.map((file) => readFileSync(`${root}${file}`, 'utf8'))
  expect(texts.filter((text) => /<(?:DatePicker|TimePicker)\b/.test(text)).length).toBeGreaterThan(1)
  expect(texts.flatMap(unsettled)).toEqual([])
  expect(unsettled('<DatePicker label="Day" />')).toHaveLength(1)
  expect(unsettled('<TimePicker\n  {...dateSettings}\n/>')).toHaveLength(1)
  expect(unsettled('<DatePicker {...dateSettings} /><TimePicker\n  {...timeSettings}\n/>')).toEqual([])
})
