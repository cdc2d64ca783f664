import type { BonusClient } from '../client/bonus.ts'
import { ClientError, isAborted } from '../client/clientError.ts'
import type { Draft } from '../domain/booking.ts'
import { type Recalculation, type RecalculationQuestion, recalculationsOf } from '../domain/recalculation.ts'
import type { Platform } from '../platform/platform.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import { createLatest } from '../state/latest.ts'
import {
  isPriceAsked,
  noPricing,
  type Pricing,
  priceOf,
  pricingOf,
  pricingQuestionOf,
} from '../state/pricing.ts'
import type { Store } from '../state/store.ts'
import { isDefinite, isPriceRefusal } from './failure.ts'

/** Milliseconds from the last change of what is priced to its question (decisions/0019). */
const debounceMs = 300

export interface PricingSetup {
  store: Store<BookingState, BookingAction>
  bonus: Pick<BonusClient, 'recalculate'>
  platform: Pick<Platform, 'clock' | 'online'>
}

/** Follows what a draft is made of and asks the service what it costs; the last question wins (BOOK-32, REL-04). */
export interface Pricer {
  /** The status once nothing is being asked any more; after a failure it is asked once again first. */
  settled(): Promise<Pricing['status']>
  /** Asks the same question again, after a failure. */
  again(): void
  /** Asks anew in any case: what the service has said may no longer hold. */
  askAnew(): void
  stop(): void
}

/** What is asked, and the one text that names it. */
interface Asked {
  question: string
  parts: readonly RecalculationQuestion[]
  draft: Draft
}

export function startPricing({ store, bonus, platform }: PricingSetup): Pricer {
  let asked: string | null | undefined = answeredQuestion(store.get())
  let stopped = false
  /** By whose settings the form was filled when a 401 left the question open. Null: it did not. */
  let unsigned: Pick<BookingState, 'filledFor'> | null = null

  function set(question: string | null, known: Partial<Pricing>) {
    store.dispatch({ type: 'pricingChanged', pricing: { ...noPricing, question, ...known } })
  }

  const latest = createLatest<Asked, Partial<Pricing>>({
    wait: platform.clock.setTimeout,
    async ask(one, signal) {
      set(one.question, { status: 'asking' })
      try {
        return { status: 'confirmed', rides: await rowsOf(one.parts, bonus, signal) }
      } catch (error) {
        const known = failed(one, error)
        if (signal.aborted || known.status !== 'refused') throw error
        return { ...known, rides: await rowsWithout(one.draft, bonus, signal) }
      }
    },
    onAnswer: ({ question }, known) => set(question, known),
    onFailure(one, error) {
      // What we took back ourselves (browser back, SHELL-20) was asked for nothing: the same question stands again.
      if (isAborted(error)) return ask(one)
      if (isOfAccount(error)) unsigned = { filledFor: store.get().filledFor }
      set(one.question, failed(one, error))
    },
  })

  function ask(one: Asked) {
    set(one.question, { status: 'waiting' })
    latest.ask(one, debounceMs)
  }

  function look() {
    const { draft, order, filledFor } = store.get()
    const isSignedIn = unsigned !== null && unsigned.filledFor !== filledFor
    // An order has its price, and its certificate is spent.
    const question = draft && !order ? pricingQuestionOf(draft) : null
    if (question === asked && !isSignedIn) return
    unsigned = null
    asked = question
    if (draft && question !== null) return ask({ question, parts: recalculationsOf(draft), draft })
    latest.stop()
    set(null, {})
  }

  function again() {
    const { draft, pricing } = store.get()
    const status = statusNow()
    // Without the sum of the rest a refused code leaves nothing that could be paid.
    const isOpen = status === 'refused' && draft !== null && priceOf(draft, pricing).kind === 'preview'
    if (status === 'failed' || isOpen) askAnew()
  }

  function askAnew() {
    const { draft, order } = store.get()
    if (draft && asked && !order) ask({ question: asked, parts: recalculationsOf(draft), draft })
  }

  function statusNow(): Pricing['status'] {
    return pricingOf(store.get()).status
  }

  const isOpen = () => !stopped && isPriceAsked(pricingOf(store.get()))

  const endings = [
    store.subscribe(look),
    platform.online.subscribe((online) => {
      if (online) again()
    }),
  ]
  look()
  return {
    settled() {
      again()
      return new Promise((resolve) => {
        if (!isOpen()) return resolve(stopped ? 'none' : statusNow())
        const end = store.subscribe(() => {
          if (isOpen()) return
          end()
          resolve(stopped ? 'none' : statusNow())
        })
      })
    },
    again,
    askAnew,
    stop() {
      stopped = true
      latest.stop()
      for (const end of endings) end()
      if (isPriceAsked(store.get().pricing)) set(asked ?? null, {})
    },
  }
}

/** A question that has its answer already is not asked anew on a return to the screen. */
function answeredQuestion(state: BookingState): string | undefined {
  const { status, question } = pricingOf(state)
  return status === 'confirmed' ? (question ?? undefined) : undefined
}

/** One call after the other: at most one lives. */
async function rowsOf(
  parts: readonly RecalculationQuestion[],
  bonus: PricingSetup['bonus'],
  signal: AbortSignal,
): Promise<Recalculation> {
  const rows: Recalculation[number][] = []
  for (const part of parts) {
    signal.throwIfAborted()
    rows.push(...(await bonus.recalculate(part, signal)))
  }
  return rows as unknown as Recalculation
}

/** The sum without the certificate that was not taken. Null: the offers' prices are all there is, or no answer. */
async function rowsWithout(
  draft: Draft,
  bonus: PricingSetup['bonus'],
  signal: AbortSignal,
): Promise<Recalculation | null> {
  const parts = recalculationsOf({ ...draft, hash: '' })
  if (parts.length === 0) return null
  try {
    return await rowsOf(parts, bonus, signal)
  } catch (error) {
    if (signal.aborted || isAborted(error)) throw error
    return null
  }
}

/**
 * What a failure means (BOOK-32): a 401 is silent until somebody has signed in; a definite no to a certificate is told
 * in the service's words. What speaks against the offer itself is left to the order, which answers it with a new price.
 */
function failed({ parts }: Asked, error: unknown): Partial<Pricing> {
  const message = error instanceof ClientError ? (error.serverMessage ?? null) : null
  if (!isDefinite(error) || isTooMany(error)) return { status: 'failed', message }
  const hasHash = parts.some(({ hash }) => hash !== '')
  if (isOfAccount(error) || isPriceRefusal(error) || !hasHash) return { status: 'none' }
  return { status: 'refused', message }
}

function isOfAccount(error: unknown): boolean {
  return error instanceof ClientError && error.status === 401
}

function isTooMany(error: unknown): boolean {
  return error instanceof ClientError && error.status === 429
}
