import { describe, expect, it } from 'vitest'
import { componentNames } from '../components.ts'
import { read } from './blocks.ts'
import { partOf, tablesOf } from './tables.ts'

const page = read('docs/keyboard.md')
const [rows] = tablesOf(page) as [string[][]]
/** Numbers of the deviations that the page explains. */
const explained = [...partOf(page, 'Deviations, with reasons').matchAll(/^(\d{1,2})\. /gm)].map(
  ([, number]) => number!,
)

describe('A11Y-02 the guide to the keyboard', () => {
  it('has each component in one row', () => {
    const named = rows.flatMap(([names]) => names!.split(', '))
    expect(named.toSorted()).toEqual(componentNames().toSorted())
  })

  it('explains each deviation that a row names, and no other', () => {
    const asked = rows.flatMap(([, , departs]) => (departs === '–' ? [] : departs!.split(', ')))
    const inOrder = [...new Set(asked)].toSorted((one, other) => Number(one) - Number(other))
    expect(explained.length).toBeGreaterThan(10)
    expect(inOrder).toEqual(explained)
  })
})
