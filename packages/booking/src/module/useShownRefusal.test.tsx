import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createHeldModule } from '../testing/heldService.ts'
import { ClientError } from '../wire/clientError.ts'
import { errorsOf } from './errorState.ts'
import { ModuleProvider } from './module.tsx'
import { useShownRefusal } from './useShownRefusal.ts'

const refused = (endpoint: string, status: number, code?: string, serverMessage?: string) =>
  new ClientError('rejected', {
    endpoint,
    status,
    ...(code && { code }),
    ...(serverMessage && { serverMessage }),
  })

it.each<[string, number, string | undefined, boolean, string?]>([
  ['recommendedTime', 422, undefined, true],
  ['recommendedTime', 500, undefined, true],
  ['recommendedTime', 200, 'closed', true],
  ['logout', 500, undefined, true],
  ['recommendedTime', 401, undefined, false],
  ['recommendedTime', 403, undefined, false],
  // The body may have a code too, whatever the status is (ERR-01).
  ['recommendedTime', 200, '401', false],
  ['recommendedTime', 400, '403', false],
  ['recommendedTime', 200, '4010', true],
  // These refusals are shown in their own place, or not at all (PLACE-06, API-28).
  ['findPlaces', 500, undefined, false],
  ['createOrder', 422, undefined, false],
  ['saveModuleSettings', 500, undefined, false],
  // The field of the miles shows the service's message and has no text of its own (BOOK-36).
  ['miles', 422, undefined, false, 'This number is not known'],
  ['miles', 422, undefined, true],
  ['miles', 503, undefined, true, 'Upstream is down'],
])('ERR-04 %s refused with %s %s: shown %s', async (endpoint, status, code, isShown, words?) => {
  const { module } = createHeldModule()
  errorsOf(module).dispatch({ refusal: refused(endpoint, status, code, words) })
  const { result } = await renderHook(useShownRefusal, {
    wrapper: ({ children }) => <ModuleProvider module={module}>{children}</ModuleProvider>,
  })
  expect(result.current !== null).toBe(isShown)
})
