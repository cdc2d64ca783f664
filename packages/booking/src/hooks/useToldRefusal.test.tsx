import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ClientError } from '../client/clientError.ts'
import { createHeldModule } from '../testing/heldService.ts'
import { errorsOf } from './errorState.ts'
import { ModuleProvider } from './module.tsx'
import { useToldRefusal } from './useToldRefusal.ts'

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
  // A code stands in the body too, under whatever status (ERR-01).
  ['recommendedTime', 200, '401', false],
  ['recommendedTime', 400, '403', false],
  ['recommendedTime', 200, '4010', true],
  // Of these a place of their own tells, or nobody needs to know (PLACE-06, API-28).
  ['findPlaces', 500, undefined, false],
  ['createOrder', 422, undefined, false],
  ['saveModuleSettings', 500, undefined, false],
  // The field of the miles says the service's words, and has none of its own (BOOK-36).
  ['miles', 422, undefined, false, 'This number is not known'],
  ['miles', 422, undefined, true],
  ['miles', 503, undefined, true, 'Upstream is down'],
])('ERR-04 %s refused with %s %s: told %s', async (endpoint, status, code, isTold, words?) => {
  const { module } = createHeldModule()
  errorsOf(module).dispatch({ refusal: refused(endpoint, status, code, words) })
  const { result } = await renderHook(useToldRefusal, {
    wrapper: ({ children }) => <ModuleProvider module={module}>{children}</ModuleProvider>,
  })
  expect(result.current !== null).toBe(isTold)
})
