import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useInputs } from './useInputs.ts'

/** A field that is mounted after it was to be focused, and the element that had the focus then. */
async function stage() {
  const { result } = await renderHook(useInputs)
  const [from, other, late] = ['input', 'button', 'input'].map((tag) => document.createElement(tag))
  document.body.replaceChildren(from!, other!)
  result.current.hold('from')(from!)
  from!.focus()
  result.current.focus('stop-1')
  const come = () => {
    document.body.append(late!)
    result.current.hold('stop-1')(late!)
  }
  return { from: from!, other: other!, late: late!, come }
}

it('A11Y-04 PLACE-16 a stop whose code comes late has the focus, where it still is what was pressed', async () => {
  const { late, come } = await stage()
  come()
  expect(document.activeElement).toBe(late)
})

it('A11Y-04 so it has where nothing has the focus any more', async () => {
  const { from, late, come } = await stage()
  from.blur()
  come()
  expect(document.activeElement).toBe(late)
})

it('A11Y-04 who has gone on meanwhile is not led back', async () => {
  const { other, come } = await stage()
  other.focus()
  come()
  expect(document.activeElement).toBe(other)
})
