import { expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ClientError } from '../client/clientError.ts'
import { createHeldModule } from '../testing/heldService.ts'
import { errorsOf } from './errorState.ts'
import { ModuleProvider } from './module.tsx'
import { useToldRefusal } from './useToldRefusal.ts'

const refused = (endpoint: string, status: number, code?: string) =>
  new ClientError('rejected', { endpoint, status, ...(code && { code }) })

it.each([
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
])('ERR-04 %s refused with %s %s: told %s', async (endpoint, status, code, isTold) => {
  const { module } = createHeldModule()
  errorsOf(module).dispatch({ refusal: refused(endpoint, status, code) })
  const { result } = await renderHook(useToldRefusal, {
    wrapper: ({ children }) => <ModuleProvider module={module}>{children}</ModuleProvider>,
  })
  expect(result.current !== null).toBe(isTold)
})
