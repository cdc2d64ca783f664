import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Answer, dear, type Load, type Runtime, told } from './edgeBars.ts'

const answers = Object.keys(told) as Answer[]
const loadsOf = (runtime: Runtime, times: number) =>
  Object.fromEntries(
    answers.map((answer): [Answer, Load] => [
      answer,
      { cpu: told[answer][runtime] * times, aSecond: 1, median: 1, p95: 1, bytes: 1 },
    ]),
  ) as Record<Answer, Load>

it.each<[Runtime, string]>([
  ['workerd', 'page 1.28 ms of CPU (bar 0.96 ms)'],
  ['node', 'page 0.60 ms of CPU (bar 0.45 ms)'],
])('on %s an answer may take three times the CPU that is told, and no more', (runtime, missed) => {
  expect(dear(runtime, loadsOf(runtime, 2.99))).toEqual([])
  expect(dear(runtime, loadsOf(runtime, 3.1))).toHaveLength(answers.length)
  expect(dear(runtime, { ...loadsOf(runtime, 1), page: loadsOf(runtime, 4).page })).toEqual([missed])
})

it.each<[Runtime, string]>([
  ['workerd', 'CPU, workerd, ms'],
  ['node', 'CPU, Node, ms'],
])('what is told of %s stands in the guide', (runtime, title) => {
  const guide = readFileSync(new URL('../../docs/guides/operators.md', import.meta.url), 'utf8')
  const [head, , ...rows] = /\| answer \|.*?\n\n/s.exec(guide)![0].trim().split('\n')
  const at = head!.split('|').findIndex((cell) => cell.trim() === title)
  expect(rows.map((row) => Number(row.split('|')[at]))).toEqual(
    answers.map((answer) => told[answer][runtime]),
  )
})
