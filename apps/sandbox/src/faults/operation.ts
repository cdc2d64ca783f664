import { type Endpoint, type EndpointName, endpoints } from '@wherry/booking/wire'

/** Names of all calls of the contract. */
export const operationNames = Object.keys(endpoints) as readonly EndpointName[]

const parts = (endpoint: Endpoint) => endpoint.path.split('{').length - 1

// Paths without parameters come first, so that /places/find is not read as a place's id.
const patterns = operationNames
  .toSorted((a, b) => parts(endpoints[a]) - parts(endpoints[b]))
  .map((name) => ({ name, method: endpoints[name].method, path: pathPattern(endpoints[name]) }))

/** The call of the contract for a method and a path, with any allowed version; null if there is none. */
export function operationOf(method: string, path: string): EndpointName | null {
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(path))?.name ?? null
}

/** Pattern of a call's path. A call of another server than the API may have any path before it. */
function pathPattern({ base, version, path }: Endpoint): RegExp {
  const before = base ? '(?:/.*)?' : version === 'byFrame' ? '/v[14]' : version === null ? '' : `/${version}`
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${before}${escaped}$`)
}

/** The methods of a path in the contract; empty for an unknown path. */
export function methodsOf(path: string): readonly Endpoint['method'][] {
  return [...new Set(patterns.filter((pattern) => pattern.path.test(path)).map(({ method }) => method))]
}
