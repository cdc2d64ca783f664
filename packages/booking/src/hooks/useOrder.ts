import { useCallback, useEffect, useReducer, useState } from 'react'
import { ordersClient } from '../client/orders.ts'
import type { SafeUrl } from '../domain/safeUrl.ts'
import type { Failure } from '../state/bookingState.ts'
import { isOfOther } from './draftStore.ts'
import { draftsOf } from './drafts.ts'
import { failureOf } from './failure.ts'
import { useModuleCore } from './module.tsx'
import { payReturnOf } from './payReturn.ts'
import { slowRedirectMs } from './slowRedirect.ts'
import { type OrderReading, watchOrder } from './watchOrder.ts'

export interface OrderView {
  reading: OrderReading
  /** Reads anew, and asks about the payment for another minute. */
  again(): void
}

/** Reads an order by its transaction, anew when the connection or the page comes back. */
export function useOrder(transaction: string): OrderView {
  const module = useModuleCore()
  const { client, platform } = module
  const [attempt, again] = useReducer((count: number) => count + 1, 0)
  const [reading, setReading] = useState<OrderReading>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    setReading((known) => (known.status === 'ready' ? known : { status: 'loading' }))
    const endWatch = watchOrder({
      orders: ordersClient(client.core),
      platform,
      transaction,
      onReading(next) {
        setReading((known) => (next.status === 'failed' && known.status === 'ready' ? known : next))
        // Its form and personal data are of no more use once it is paid.
        if (next.status === 'ready' && next.order.paymentStatus === 'paid')
          draftsOf(module).clearOrder(next.order.transaction)
      },
    })
    const endOnline = platform.online.subscribe((online) => online && again())
    const endPageShow = platform.pageEvents.onPageShow((persisted) => persisted && again())
    return () => {
      endWatch()
      endOnline()
      endPageShow()
    }
  }, [client, platform, module, transaction, attempt])

  // What was shown to somebody who has left is nobody else's to see (AUTH-07).
  useEffect(() => {
    const { session } = module.stores
    let before = session.get().userId
    return session.subscribe(() => {
      const { userId } = session.get()
      if (isOfOther(before, userId)) {
        setReading({ status: 'loading' })
        again()
      }
      before = userId
    })
  }, [module])
  return { reading, again }
}

export interface Payment {
  /** The payment page's address is being asked. */
  opening: boolean
  /** In a frame, or where the page could not be left, or was not in 10 s: the address for a link. Null: none yet. */
  payPage: SafeUrl | null
  failure: Failure | null
  /** Asks the payment page and goes there; books nothing. */
  pay(): void
}

/** Pays an order that exists (BOOK-49). */
export function usePayment(transaction: string): Payment {
  const module = useModuleCore()
  const { client, platform } = module
  const [state, setState] = useState<Omit<Payment, 'pay'>>({ opening: false, payPage: null, failure: null })
  const [asked, ask] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (asked === 0) return
    const own = new AbortController()
    let endSlow = () => {}
    setState({ opening: true, payPage: null, failure: null })
    ordersClient(client.core)
      .payUrl(transaction, own.signal, payReturnOf(module).query())
      .then(
        async (url) => {
          if (own.signal.aborted) return
          const left = await platform.location.assign(url)
          if (own.signal.aborted) return
          const offer = () => setState({ opening: false, payPage: url, failure: null })
          if (!left) return offer()
          // A page that took the redirect upon itself may not have gone there.
          if (platform.framed) endSlow = platform.clock.setTimeout(offer, slowRedirectMs)
        },
        (error: unknown) => {
          if (own.signal.aborted) return
          const failure = failureOf('payment', error, platform.online.get())
          setState({ opening: false, payPage: null, failure })
        },
      )
    const endPageShow = platform.pageEvents.onPageShow((persisted) => {
      if (!persisted) return
      endSlow()
      setState((known) => ({ ...known, opening: false }))
    })
    return () => {
      own.abort()
      endSlow()
      endPageShow()
    }
  }, [asked, client, platform, module, transaction])
  useEffect(
    () =>
      platform.online.subscribe((online) => {
        if (online)
          setState((known) => (known.failure?.reason === 'offline' ? { ...known, failure: null } : known))
      }),
    [platform],
  )
  return { ...state, pay: useCallback(() => ask(), []) }
}
