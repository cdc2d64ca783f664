import { afterEach, expect, it, vi } from 'vitest'
import { importErrors } from '../testing/samples/missingPart.ts'
import { report } from './reporter.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('SHELL-21 any error of a part that did not load reloads the page, once, and a bug is reported', () => {
  const reload = vi.fn()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('location', { reload })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const bug = new TypeError('x is not a function')
  expect(report(bug)).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  const isReported = importErrors.map(([thrownBy, make]) => [thrownBy, report(make())])
  expect(isReported).toEqual(importErrors.map(([thrownBy]) => [thrownBy, false]))
  expect(reload).toHaveBeenCalledOnce()
  expect(logged.mock.calls).toEqual([[bug, '']])
})

it('SHELL-21 a part whose load ends as its visitor leaves reloads no page, however often they leave, and a bug is reported', async () => {
  vi.useFakeTimers()
  const page = new EventTarget()
  const reload = vi.fn()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('location', { reload })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  vi.resetModules()
  const { report: tell } = await import('./reporter.ts')
  const leave = () => {
    const event = new Event('beforeunload')
    Object.defineProperty(event, 'timeStamp', { value: performance.now() })
    page.dispatchEvent(event)
  }
  const tellAll = () => importErrors.map(([, make]) => tell(make()))
  const bug = new TypeError('x is not a function')
  leave()
  vi.advanceTimersByTime(28_000)
  leave()
  vi.advanceTimersByTime(29_000)
  expect(tellAll()).toEqual(importErrors.map(() => true))
  expect(tell(bug)).toBe(true)
  expect(logged.mock.calls).toEqual([[bug, '']])
  expect(reload).not.toHaveBeenCalled()
  expect(localStorage).toEqual({})
  vi.advanceTimersByTime(1_000)
  expect(tellAll()).toEqual(importErrors.map(() => false))
  expect(reload).toHaveBeenCalledOnce()
})
