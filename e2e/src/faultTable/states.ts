import type { FrameLocator, Page } from 'playwright'
import { words } from '../words.ts'
import { forbidden, login, partnerRefused } from './texts.ts'

/** The states that a visitor may meet. The cells of the table contain only these. */
export const uiStates = {
  unchanged: 'all is as without the fault',
  waiting: 'a wait is shown, then all is as without the fault',
  silent: 'nothing is said: what was asked for is done without',
  fieldError: 'a message at the field, which can be asked again',
  notFound: 'it is said that there is no such thing, with a way on',
  notice: 'a message in its place, with a way to try again',
  toast: 'a passing message',
  login: 'the sign-in opens over what stands',
  forbidden: 'the account has no access, another one may come in',
  errorScreen: 'the error screen, with a retry',
  redirect: 'the page leads on to where it can be mended',
  unknownOutcome: '“we are checking”: nobody knows yet, and nobody is asked to do it again blindly',
} as const

/** Name of a state. */
export type UiState = keyof typeof uiStates

/** The module’s page, or its frame in a partner’s page. */
export type Stage = Page | FrameLocator

/** Resolves to true if a page is in a state. */
export type Sign = (stage: Stage) => Promise<boolean>

/** The signs by which a person recognises the states of one part of a page. */
export type Signs = Partial<Record<Exclude<UiState, 'login' | 'forbidden' | 'errorScreen' | 'toast'>, Sign>>

const heading = (stage: Stage, names: readonly string[]) =>
  Promise.all(names.map((name) => stage.getByRole('heading', { name, exact: true }).first().isVisible()))

const anyOf = async (found: Promise<boolean[]>) => (await found).includes(true)

/** States that cover the whole page. If one of them is found, the others are not checked. */
const everywhere: readonly (readonly [UiState, Sign])[] = [
  ['login', (stage) => anyOf(heading(stage, [login.title, login.switchTitle]))],
  ['forbidden', (stage) => anyOf(heading(stage, [forbidden.title]))],
  [
    'errorScreen',
    (stage) => anyOf(heading(stage, [words.en.trans.common.error_boundary.title, partnerRefused.title])),
  ],
]

/** A toast about a refusal, anywhere on the page. */
const toast: Sign = (stage) => stage.getByRole('alert').locator('[data-tone=critical]').first().isVisible()

/**
 * The states of a page: exactly one if the page is correct. Several mean that they contradict each other, or that there
 * is an unexpected message. None: the page shows no known state.
 *
 * @param isSignIn true if the visitor opened the sign-in, so that it is no reaction to a fault
 */
export async function statesOf(stage: Stage, signs: Signs, isSignIn: boolean): Promise<UiState[]> {
  for (const [state, sign] of everywhere) {
    if (isSignIn && state === 'login') continue
    if (await sign(stage)) return [state]
  }
  const { silent, waiting: _, ...own } = signs
  const told = Object.entries(own) as [UiState, Sign][]
  const seen = await Promise.all(told.map(async ([state, sign]) => ((await sign(stage)) ? state : null)))
  const states = seen.filter((state) => state !== null)
  if (await toast(stage)) return states.filter((state) => state !== 'unchanged').concat('toast')
  if (states.length === 0 && silent && (await silent(stage))) return ['silent']
  return states
}
