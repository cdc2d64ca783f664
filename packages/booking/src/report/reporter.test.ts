import { afterEach, expect, it, vi } from 'vitest'
import { importErrors } from '../testing/samples/missingPart.ts'
import { report } from './reporter.ts'

afterEach(() => {
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
