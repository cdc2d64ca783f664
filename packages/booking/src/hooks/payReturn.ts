import type { ModuleCore } from './module.tsx'

/** How the address that a payment comes back to is said. */
export interface PayReturn {
  /** Its query without the question mark, at most 2000 characters. Empty: the language alone. */
  query(): string
}

/** The app, which knows its own addresses, says it here; nobody else does. */
export function payReturnOf(module: ModuleCore): PayReturn {
  return module.shared('pay return', () => ({ query: () => '' }))
}
