import type { Page } from 'playwright'
import type { Signs, Stage } from './states.ts'
import type { Calls } from './watch.ts'

/** A visitor's browser at work. */
export interface Visit {
  readonly page: Page
  readonly calls: Calls
  /** Address of the module that has everything switched on. */
  readonly module: string
}

/** Who signs in, and how. */
export interface Account {
  readonly login: string
  readonly password: string
}

/** How a visitor comes to a call, makes it, and goes on after it went wrong. */
export interface Moment {
  /** Who is signed in. @default a guest */
  readonly account?: Account
  /** Where the module stands. @default the page itself */
  stage?(page: Page): Stage
  /** Once, before all trials: what they have in common. */
  prepare?(visit: Visit): Promise<void>
  /** To just before the call; from anywhere, at the first trial or at a later one. */
  reach(visit: Visit): Promise<void>
  /** Makes the page call. */
  ask(visit: Visit): Promise<void>
  readonly signs: Signs
  /** The sign-in was opened by the visitor. @default false */
  readonly isSignIn?: boolean
  /** What was entered is left behind where all went well: another page comes. @default false */
  readonly leaves?: boolean
  /** The faults are gone: the way to where all is well, as a person takes it. @default asks again */
  goOn?(visit: Visit): Promise<void>
  /** What is unknown is asked about by itself, before a person has to. @default false */
  readonly isAskedAbout?: boolean
  /** How much has been made of the visitor's wish so far: orders, requests. */
  made?(visit: Visit): Promise<number>
  /** How much a trial makes of it, its going on included. @default 1 */
  readonly makes?: number
  /** Once, after all trials: what must not outlive them goes back. */
  close?(visit: Visit): Promise<void>
}
