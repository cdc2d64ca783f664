import { useCallback, useEffect, useReducer, useState } from 'react'
import { isAborted } from '../client/clientError.ts'
import { ordersClient } from '../client/orders.ts'
import type { Order } from '../domain/order.ts'
import type { Failure } from '../state/bookingState.ts'
import { failureOf, isNotFound } from './failure.ts'
import { useModuleCore } from './module.tsx'
import { draftsOf } from './useBooking.ts'

/** Milliseconds between two questions about an unconfirmed payment. */
const askEveryMs = 2000
/** Milliseconds after which the asking stops. */
const askAtMostMs = 60_000

/** An order as far as it is known. `checking`: its payment is being asked about, again and again. */
export type OrderReading =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; order: Order; checking: boolean }

export interface OrderView {
  reading: OrderReading
  /** Reads anew, and asks about the payment for another minute. */
  again(): void
}

/** Reads an order by its transaction; while its payment is pending it is read every 2 s, for 60 s at most. */
export function useOrder(transaction: string): OrderView {
  const module = useModuleCore()
  const { client, platform } = module
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const [reading, setReading] = useState<OrderReading>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    const orders = ordersClient(client.core)
    const own = new AbortController()
    const end = platform.clock.now() + askAtMostMs
    let cancel = () => {}
    setReading((known) => (known.status === 'ready' ? known : { status: 'loading' }))

    async function read() {
      try {
        const order = await orders.order({ transaction }, own.signal)
        if (own.signal.aborted) return
        const checking = order.paymentStatus === 'pending' && platform.clock.now() + askEveryMs <= end
        setReading({ status: 'ready', order, checking })
        // The form and its personal data are of no more use once it is paid.
        if (order.paymentStatus === 'paid') draftsOf(module).clear()
        if (checking) cancel = platform.clock.setTimeout(() => void read(), askEveryMs)
      } catch (error) {
        if (own.signal.aborted) return
        if (isNotFound(error)) return setReading({ status: 'notFound' })
        // A failed repetition changes nothing that is known: the next one follows while there is time.
        const isOver = platform.clock.now() + askEveryMs > end
        setReading((known) => {
          if (known.status === 'ready') return { ...known, checking: known.checking && !isOver }
          return { status: 'failed', failure: failureOf('booking', error, platform.online.get()) }
        })
        if (!isOver && !isAborted(error)) cancel = platform.clock.setTimeout(() => void read(), askEveryMs)
      }
    }
    void read()
    const endOnline = platform.online.subscribe((online) => online && again())
    const endPageShow = platform.pageEvents.onPageShow((persisted) => persisted && again())
    return () => {
      own.abort()
      cancel()
      endOnline()
      endPageShow()
    }
  }, [client, platform, module, transaction, attempt])
  return { reading, again }
}

export interface Payment {
  /** The payment page's address is being asked. */
  opening: boolean
  /** In a frame, or where the page could not be left: the address for a link. Null: none yet. */
  payPage: string | null
  failure: Failure | null
  /** Asks the payment page and goes there; books nothing. */
  pay(): void
}

/** Pays an order that exists (BOOK-49). */
export function usePayment(transaction: string): Payment {
  const { client, platform } = useModuleCore()
  const [state, setState] = useState<Omit<Payment, 'pay'>>({ opening: false, payPage: null, failure: null })
  const [asked, ask] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (asked === 0) return
    const own = new AbortController()
    setState({ opening: true, payPage: null, failure: null })
    ordersClient(client.core)
      .payUrl(transaction, own.signal)
      .then(
        (url) => {
          if (own.signal.aborted) return
          const left = !platform.framed && platform.location.assign(url)
          setState({ opening: left, payPage: left ? null : url, failure: null })
        },
        (error: unknown) => {
          if (own.signal.aborted) return
          const failure = failureOf('payment', error, platform.online.get())
          setState({ opening: false, payPage: null, failure })
        },
      )
    return () => own.abort()
  }, [asked, client, platform, transaction])
  useEffect(
    () =>
      platform.pageEvents.onPageShow((persisted) => {
        if (persisted) setState((known) => ({ ...known, opening: false }))
      }),
    [platform],
  )
  return { ...state, pay: useCallback(() => ask(), []) }
}
