import type { Endpoint } from '@wherry/booking/contract/endpoint.ts'
import { type EndpointName, endpoints } from '@wherry/booking/contract/endpoints.ts'

/** Names of all calls of the contract. */
export const operationNames = Object.keys(endpoints) as readonly EndpointName[]

const parts = (endpoint: Endpoint) => endpoint.path.split('{').length - 1

// A path without parts first: /places/find is no place's id.
const patterns = operationNames
  .toSorted((a, b) => parts(endpoints[a]) - parts(endpoints[b]))
  .map((name) => ({ name, method: endpoints[name].method, path: pathPattern(endpoints[name]) }))

/** The call of the contract that a method and a path name, under any version its rule allows; null for none. */
export function operationOf(method: string, path: string): EndpointName | null {
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(path))?.name ?? null
}

/** What another base than the API's answers may stand under a path of its own. */
function pathPattern({ base, version, path }: Endpoint): RegExp {
  const before = base ? '(?:/.*)?' : version === 'byFrame' ? '/v[14]' : version === null ? '' : `/${version}`
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${before}${escaped}$`)
}

/** The methods that the contract calls a path by; empty for a path that is no call's. */
export function methodsOf(path: string): readonly Endpoint['method'][] {
  return [...new Set(patterns.filter((pattern) => pattern.path.test(path)).map(({ method }) => method))]
}
