import type { Draft } from '../../kernel/model/booking.ts'
import type { Platform } from '../../kernel/platform.ts'
import { createLatest } from '../../kernel/resource/latest.ts'
import type { Store } from '../../kernel/store/store.ts'
import { isDefinite, refusalIn } from '../../module/failure.ts'
import { ClientError, isAborted } from '../../wire/clientError.ts'
import { type Recalculation, type RecalculationQuestion, recalculationsOf } from '../draft/recalculation.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import {
  isPriceAsked,
  noPricing,
  type Pricing,
  priceOf,
  pricingOf,
  pricingQuestionOf,
} from '../state/pricing.ts'
import { orderIn } from '../state/progress.ts'

/** Milliseconds from the last change of a priced value to the price request (decisions/0019). */
const debounceMs = 300

/** The call that prices a draft. */
export interface PricingClient {
  /** @param isAnew asks the service also where the same question has an answer. @default false */
  recalculate(question: RecalculationQuestion, signal: AbortSignal, isAnew?: boolean): Promise<Recalculation>
}

export interface PricingSetup {
  store: Store<BookingState, BookingAction>
  bonus: PricingClient
  platform: Pick<Platform, 'clock' | 'online' | 'pageEvents'>
}

/** Requests the price of a draft after each change of it; the last request wins (BOOK-32, REL-04). */
export interface Pricer {
  /** Resolves with the status when no request is running; after a failure one more request is made first. */
  settled(): Promise<Pricing['status']>
  /** Repeats the same request after a failure. */
  again(): void
  /** Repeats the request in any case, because the last response may be out of date. */
  askAnew(): void
  stop(): void
}

/** A price request: its parts, its draft and the text that identifies it. */
interface Asked {
  question: string
  parts: readonly RecalculationQuestion[]
  draft: Draft
  /** True if an answer that is known does not count. */
  isAnew: boolean
}

export function startPricing({ store, bonus, platform }: PricingSetup): Pricer {
  let asked: string | null | undefined = answeredQuestion(store.get())
  let stopped = false
  /** Certificate of the last question. One that is applied is asked about each time: it may have been used meanwhile. */
  let certificate = certificateOf(store.get().draft)
  /** User whose settings had filled the form when a 401 left the request open. Null: there was no 401. */
  let unsigned: Pick<BookingState, 'filledFor'> | null = null

  function sumNow(): Pricing {
    const { draft, pricing, progress } = store.get()
    return pricingOf({ draft, pricing, order: orderIn(progress) })
  }

  function set(question: string | null, known: Partial<Pricing>) {
    store.dispatch({ type: 'pricingChanged', pricing: { ...noPricing, question, ...known } })
  }

  const latest = createLatest<Asked, Partial<Pricing>>({
    wait: platform.clock.setTimeout,
    returns: { on: platform, connection: again },
    async ask(one, signal) {
      set(one.question, { status: 'asking' })
      try {
        return { status: 'confirmed', rides: await rowsOf(one, bonus, signal) }
      } catch (error) {
        const known = failed(one, error)
        if (signal.aborted || known.status !== 'refused') throw error
        return { ...known, rides: await rowsWithout(one, bonus, signal) }
      }
    },
    onAnswer: ({ question }, known) => set(question, known),
    onFailure(one, error) {
      if (refusalIn(error)?.status === 401) unsigned = { filledFor: store.get().filledFor }
      set(one.question, failed(one, error))
    },
  })

  function ask(one: Asked) {
    set(one.question, { status: 'waiting' })
    latest.ask(one, debounceMs)
  }

  function look() {
    const { draft, progress, filledFor } = store.get()
    const isSignedIn = unsigned !== null && unsigned.filledFor !== filledFor
    // An order already has its price, and its certificate is used up.
    const question = draft && !orderIn(progress) ? pricingQuestionOf(draft) : null
    if (question === asked && !isSignedIn) return
    unsigned = null
    asked = question
    if (draft && question !== null) {
      const before = certificate
      certificate = certificateOf(draft)
      const isAnew = certificate !== '' && certificate !== before
      return ask({ question, parts: recalculationsOf(draft), draft, isAnew })
    }
    certificate = ''
    latest.stop()
    set(null, {})
  }

  function again() {
    const { draft, pricing } = store.get()
    const status = statusNow()
    // A refused code without a sum for the rest leaves no sum to pay.
    const isOpen = status === 'refused' && draft !== null && priceOf(draft, pricing).kind === 'preview'
    if (status === 'failed' || isOpen) askAnew()
  }

  function askAnew() {
    const { draft, progress } = store.get()
    if (draft && asked && !orderIn(progress))
      ask({ question: asked, parts: recalculationsOf(draft), draft, isAnew: true })
  }

  function statusNow(): Pricing['status'] {
    return sumNow().status
  }

  const isOpen = () => !stopped && isPriceAsked(sumNow())

  const leave = store.subscribe(look)
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
      leave()
      if (isPriceAsked(store.get().pricing)) set(asked ?? null, {})
    },
  }
}

/** Number of the certificate in the price request of a draft. Empty: none. */
const certificateOf = (draft: Draft | null): string => (draft && recalculationsOf(draft)[0]?.hash) || ''

/** Returns the question that already has a response; a return to the screen does not repeat it. */
function answeredQuestion({ draft, pricing, progress }: BookingState): string | undefined {
  const { status, question } = pricingOf({ draft, pricing, order: orderIn(progress) })
  return status === 'confirmed' ? (question ?? undefined) : undefined
}

/** Makes the requests one after the other, so that at most one is running. */
async function rowsOf(
  { parts, isAnew }: Pick<Asked, 'parts' | 'isAnew'>,
  bonus: PricingClient,
  signal: AbortSignal,
): Promise<Recalculation> {
  const rows: Recalculation[number][] = []
  for (const part of parts) {
    signal.throwIfAborted()
    rows.push(...(await bonus.recalculate(part, signal, isAnew)))
  }
  return rows as unknown as Recalculation
}

/** Requests the sum without the refused certificate. Null: nothing else changes the offers' prices, or it failed. */
async function rowsWithout(
  { draft, isAnew }: Pick<Asked, 'draft' | 'isAnew'>,
  bonus: PricingClient,
  signal: AbortSignal,
): Promise<Recalculation | null> {
  const parts = recalculationsOf({ ...draft, hash: '' })
  if (parts.length === 0) return null
  try {
    return await rowsOf({ parts, isAnew }, bonus, signal)
  } catch (error) {
    if (signal.aborted || isAborted(error)) throw error
    return null
  }
}

/**
 * Returns the pricing state for a failure (BOOK-32). A 401 is silent until somebody signs in. A refused certificate
 * shows the service's message. Any other refusal is silent here: the order request handles it, with a new price.
 */
function failed({ parts }: Asked, error: unknown): Partial<Pricing> {
  const message = error instanceof ClientError ? (error.serverMessage ?? null) : null
  const { status } = refusalIn(error) ?? {}
  if (!isDefinite(error) || status === 429) return { status: 'failed', message }
  const hasHash = parts.some(({ hash }) => hash !== '')
  if (status === 401 || isPriceRefusal(error) || !hasHash) return { status: 'none' }
  return { status: 'refused', message }
}

/** True if the service has refused an order because its price has changed. */
export function isPriceRefusal(error: unknown): boolean {
  return /^price/i.test(refusalIn(error)?.code ?? '')
}
