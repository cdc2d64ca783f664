import { perModule } from './perModule.ts'

/** Query of the address to which a payment returns. */
export interface PayReturn {
  /** Returns the query without the question mark, at most 2000 characters. Empty: the language only. */
  query(): string
}

/** The query of a module's payments; only the app sets it, because it knows its own addresses. */
export const payReturnOf = perModule((): PayReturn => ({ query: () => '' }))
