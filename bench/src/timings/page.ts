import type { Scenario } from './scenarios.ts'
import { settle } from './scheduling.ts'

/** A scenario's steps. A sample repeats the step `times` times, each time on the page as the last one has left it. */
export interface Steps {
  /** Number of repetitions in a sample. @default 1 */
  times?: number
  /** Prepares the page for the scenario. Not measured. */
  before?: () => void | Promise<void>
  /** The measured action, including the work that it causes in React and in the browser's layout. */
  step: (time: number) => void
  /** Throws if the page does not show the result; an error ends the bench. */
  check: () => void
  /** Removes what the sample has created. Not measured. */
  after?: () => void
}

export type Bench = Partial<Record<Scenario, Steps>>

declare global {
  interface Window {
    bench: {
      /** Number of repetitions in a sample, by scenario. */
      times: Partial<Record<Scenario, number>>
      before: (scenario: Scenario) => Promise<void>
      measure: (scenario: Scenario) => Promise<void>
      after: (scenario: Scenario) => Promise<void>
    }
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
/** Waits two frames: the first paints, the second paints the changes made by resize observers. */
const painted = async () => {
  await frame()
  await frame()
  await settle()
}

/** Offers a page's scenarios to the runner. */
export function offer(bench: Bench): void {
  const of = (scenario: Scenario) => bench[scenario]!
  window.bench = {
    times: Object.fromEntries(Object.entries(bench).map(([scenario, { times = 1 }]) => [scenario, times])),
    before: async (scenario) => {
      await of(scenario).before?.()
      await settle()
      await painted()
    },
    measure: async (scenario) => {
      const { times = 1, step } = of(scenario)
      for (let time = 0; time < times; time++) {
        step(time)
        await settle()
        document.body.getBoundingClientRect()
      }
      await painted()
    },
    after: async (scenario) => {
      of(scenario).check()
      of(scenario).after?.()
      await settle()
      await painted()
    },
  }
}

const stage = () => document.querySelector<HTMLElement>('#stage')!
export const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`Nothing on the page is ${selector}`)
  return element
}
export const count = (selector: string) => document.querySelectorAll(selector).length
export const expect = (what: string, is: boolean) => {
  if (!is) throw new Error(`${what}: not so on ${location.pathname}`)
}

/** Creates elements for React roots. */
export function freshPlaces(count: number): HTMLElement[] {
  const places = Array.from({ length: count }, () => document.createElement('div'))
  stage().replaceChildren(...places)
  return places
}

/** Presses a key on the focused element. */
export const press = (key: string) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }),
  )

/** Types into an input like a person. */
export function type(input: HTMLElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
}

/** The chosen day is 14 June 2027, and today is the 9th. */
export const chosen = '2027-06-14'
export const today = '2027-06-09'
export const limits = { min: '2027-01-10', max: '2028-06-09' }
