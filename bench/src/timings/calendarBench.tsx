import './scheduling.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { type Bench, count, expect, find, freshPlaces, press, type } from './page.ts'
import { letter, matches } from './towns.ts'

interface Parts {
  /** Wraps the components in the library's providers, such as a theme and a language. */
  around?: (children: ReactNode) => ReactNode
  calendar: (key?: string) => ReactNode
  /** Selector of the day that takes the focus. */
  focusedDay: string
  /** Selector of all days of a calendar. */
  days: string
  picker?: ReactNode
  /** Selector of the control that opens the picker. */
  opener?: string
  combo?: ReactNode
}

/** Creates the scenarios of a library from its components. */
export function benchOf(parts: Parts): Bench {
  const { around = (children) => children, calendar, focusedDay, days, picker, opener, combo } = parts
  let roots: Root[] = []
  const start = (...contents: ReactNode[]) => {
    roots = freshPlaces(contents.length).map((place) => createRoot(place))
    for (const [at, content] of contents.entries()) show(content, at)
  }
  const show = (children: ReactNode, at = 0) => flushSync(() => roots[at]!.render(around(children)))
  const after = () => flushSync(() => roots.map((root) => root.unmount()))
  /** Number of the day that has the focus. */
  const at = () => /^\d+/.exec(document.activeElement!.textContent)?.[0]

  /** The number of options that the list offers. A list that draws only the rows in view states it. */
  const offered = () =>
    Number(
      document.querySelector('[role="option"]')?.getAttribute('aria-setsize') ?? count('[role="option"]'),
    )

  const bench: Bench = {
    nothing: { step: () => {}, check: () => {} },
    mount: {
      times: 10,
      before: () => start(...Array<string>(10).fill('')),
      step: (time) => show(calendar(), time),
      check: () => expect('ten months stand there', count(days) >= 300),
      after,
    },
    remount: {
      times: 10,
      before: () => start(calendar('first')),
      step: (time) => show(calendar(String(time))),
      check: () => expect('one month stands there', count(days) >= 30 && count(days) <= 42),
      after,
    },
    arrow: {
      times: 10,
      before: () => {
        start(calendar())
        find(focusedDay).focus()
      },
      step: () => press('ArrowRight'),
      check: () => expect(`the focus has come to the 24th, not to ${at()}`, at() === '24'),
      after,
    },
    fifty: {
      before: () => start(''),
      step: () => show(Array.from({ length: 50 }, (_, index) => calendar(String(index)))),
      check: () => expect('fifty months stand there', count(days) >= 1500),
      after,
    },
  }
  if (picker && opener)
    bench.open = {
      before: () => {
        start(picker)
        find(opener).focus()
      },
      step: () => find(opener).click(),
      check: () => {
        expect('a month has opened', count(days) >= 30)
        expect(`the focus is on the 14th, not on ${at()}`, at() === '14')
      },
      after,
    }
  if (combo)
    bench.letter = {
      before: () => {
        start(combo)
        find('#stage input').focus()
      },
      step: () => type(find('#stage input'), letter),
      check: () => expect(`${matches} options are offered`, offered() === matches),
      after,
    }
  return bench
}
