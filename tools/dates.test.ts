import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './run.ts'

/** Sources that show a bare `DD.MM.YYYY`: beside an input that is written in that form, and what is made of it. */
const inputs = new Set([
  'packages/booking/src/domain/time.ts',
  'packages/booking/src/format/dateTime.ts',
  'packages/booking/src/screens/booking/DateAndTime.tsx',
  'packages/booking/src/screens/yacht/WhenSection.tsx',
])

/** Uses of what writes a date without its weekday or its month's name. */
function bareDates(file: string, text: string): string[] {
  if (inputs.has(file)) return []
  return [...text.matchAll(/(?<![\w.])(?:showDateTime|showDate|dateTime)\(/g)].map(
    ({ 0: use }) => `${file}: ${use}`,
  )
}

it('BOOK-54 a date that is read has its weekday or its month’s name: screens write it by dayDateTime or spokenTime', () => {
  const files = globSync('packages/booking/src/{screens,hooks,state}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.flatMap((file) => bareDates(file, readFileSync(`${root}${file}`, 'utf8')))).toEqual([])
  expect(bareDates('x.tsx', 'return showDateTime(arrival)')).toHaveLength(1)
  expect(bareDates('x.tsx', 'return dayDateTime(arrival, lang)')).toEqual([])
})
