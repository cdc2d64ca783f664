import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Answer, dear, type Load, told } from './edgeBars.ts'

const answers = Object.keys(told) as Answer[]
const loadsOf = (times: number) =>
  Object.fromEntries(
    answers.map((answer): [Answer, Load] => [
      answer,
      { cpu: told[answer] * times, aSecond: 1, median: 1, p95: 1, bytes: 1 },
    ]),
  ) as Record<Answer, Load>

it('an answer may take three times the CPU that is told, and no more', () => {
  expect(dear(loadsOf(3))).toEqual([])
  expect(dear(loadsOf(3.1))).toHaveLength(answers.length)
  expect(dear({ ...loadsOf(1), page: { ...loadsOf(4).page } })).toEqual(['page 1.64 ms of CPU (bar 1.23 ms)'])
})

it('what is told stands in the guide', () => {
  const guide = readFileSync(new URL('../../docs/guides/operators.md', import.meta.url), 'utf8')
  const table = /\| answer \|.*?\n\n/s.exec(guide)![0].trim().split('\n').slice(2)
  expect(table.map((row) => Number(row.split('|')[3]))).toEqual(Object.values(told))
})
