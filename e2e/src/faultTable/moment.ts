import type { Page } from 'playwright'
import type { Signs, Stage } from './states.ts'
import type { Calls } from './watch.ts'

/** A visitor’s browser and the addresses that it uses. */
export interface Visit {
  readonly page: Page
  readonly calls: Calls
  /** Address of the module with all features enabled. */
  readonly module: string
}

/** Credentials of an account. */
export interface Account {
  readonly login: string
  readonly password: string
}

/** The steps of a visitor around one call: those before the call, the call itself, and those after a fault. */
export interface Moment {
  /** The account that is signed in. @default a guest */
  readonly account?: Account
  /** The page or frame that holds the module. @default the page itself */
  stage?(page: Page): Stage
  /** Sets up the state that all trials share, once in each new page. */
  prepare?(visit: Visit): Promise<void>
  /** Leads to the point just before the call from any page. Used in each trial. */
  reach(visit: Visit): Promise<void>
  /** Does the action that makes the page call. */
  ask(visit: Visit): Promise<void>
  readonly signs: Signs
  /** True if the visitor opened the sign-in. @default false */
  readonly isSignIn?: boolean
  /** True if success leads to another page, without the entered values. @default false */
  readonly leaves?: boolean
  /** Leads to success after the faults are gone, as a person would. @default repeats the action */
  goOn?(visit: Visit): Promise<void>
  /** True if the page itself asks about an unknown outcome before the person has to. @default false */
  readonly isAskedAbout?: boolean
  /** The number of orders or requests that were made so far. */
  made?(visit: Visit): Promise<number>
  /** The number of orders or requests that a trial creates, including those of `goOn`. @default 1 */
  readonly makes?: number
  /** Undoes changes that must not outlive the trials, once after all of them. */
  close?(visit: Visit): Promise<void>
}
