import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useTurns } from '../../kernel/resource/useTurns.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { useModuleCore } from '../../module/module.tsx'
import { payReturnOf } from '../../module/payReturn.ts'
import { placedOrdersClient } from '../../wire/orders/client.ts'
import type { Failure } from '../state/progress.ts'
import { failureOf } from './failureOf.ts'
import { leaveForPayment, offerLate } from './leaveForPayment.ts'

export interface Payment {
  /** True while the address of the payment page is being requested. */
  opening: boolean
  /**
   * Address of the payment page for a link: in a frame, or if the page could not be left within 10 s. Null: there is
   * none yet.
   */
  payPage: SafeUrl | null
  failure: Failure | null
  /** Requests the payment page and goes there; books nothing. */
  pay(): void
}

type Paying = Omit<Payment, 'pay'>

const resting: Paying = { opening: false, payPage: null, failure: null }

/**
 * Pays an existing order (BOOK-49).
 * @param onPaid called if the service refuses because the order is paid already, for instance in another tab: the order
 * has to be read again
 */
export function usePayment(transaction: string, onPaid: () => void): Payment {
  const module = useModuleCore()
  const { client, platform } = module
  const [state, setState] = useState(resting)
  const turns = useTurns(platform, {
    connection: () =>
      setState((known) => (known.failure?.reason === 'offline' ? { ...known, failure: null } : known)),
  })
  const [asked, ask] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(onPaid)
  useEffect(() => {
    latest.current = onPaid
  })
  useEffect(() => {
    if (asked === 0) return
    const turn = turns.begin()
    let endSlow = () => {}
    async function leave() {
      const outcome = await turn.ask((signal) =>
        leaveForPayment({
          orders: placedOrdersClient(client.core),
          platform,
          transaction,
          returnQuery: payReturnOf(module).query(),
          signal,
        }),
      )
      if (!outcome || !('answer' in outcome)) return
      const way = outcome.answer
      if (way.status === 'leaving')
        endSlow = offerLate(platform, () => setState({ ...resting, payPage: way.url }))
      if (way.status === 'staying') setState({ ...resting, payPage: way.url })
      if (way.status === 'failed')
        setState({ ...resting, failure: failureOf('payment', way.error, platform.online.get()) })
      if (way.status !== 'paid') return
      setState(resting)
      latest.current()
    }
    setState({ ...resting, opening: true })
    void leave()
    const endPageShow = platform.pageEvents.onPageShow((persisted) => {
      if (!persisted) return
      endSlow()
      setState((known) => ({ ...known, opening: false }))
    })
    return () => {
      turns.stop()
      endSlow()
      endPageShow()
    }
  }, [asked, client, platform, module, transaction, turns])
  return { ...state, pay: useCallback(() => ask(), []) }
}
