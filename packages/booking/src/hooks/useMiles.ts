import { useEffect, useMemo, useState } from 'react'
import { bonusClient } from '../client/bonus.ts'
import { ClientError, isAborted } from '../client/clientError.ts'
import type { Miles } from '../domain/miles.ts'
import type { Money } from '../domain/money.ts'
import { readDigits } from '../domain/reading/plain.ts'
import { isBonusNumber } from '../domain/rules/bonusNumber.ts'
import type { Platform } from '../platform/platform.ts'
import { createLatest } from '../state/latest.ts'
import { useModule } from './module.tsx'

/** Milliseconds from the last change of the number or the total to the question. */
const debounceMs = 300

/** What is known of the miles for a number and a total. */
export interface MilesRead {
  /** Null: nothing was asked, or the answer has not come. */
  miles: Miles | null
  isAsking: boolean
  /** The service's words against the number. Null: none. */
  refusal: string | null
}

interface MilesQuestion {
  /** The question as one text. */
  key: string
  bonusNumber: string
  price: Money
}

interface Told extends Omit<MilesRead, 'isAsking'> {
  key: string
}

export interface MilesSetup {
  miles(question: Omit<MilesQuestion, 'key'>, signal: AbortSignal): Promise<Miles>
  clock: Platform['clock']
  tell(told: Told): void
}

const nothing: MilesRead = { miles: null, isAsking: false, refusal: null }

/** Asks for the miles of the newest number and total; what comes late is told to nobody (REL-04). */
export function createMilesAsker({ miles, clock, tell }: MilesSetup) {
  const latest = createLatest<MilesQuestion, Miles>({
    wait: clock.setTimeout,
    ask: ({ bonusNumber, price }, signal) => miles({ bonusNumber, price }, signal),
    onAnswer: ({ key }, answer) => tell({ key, miles: answer, refusal: null }),
    onFailure(question, error) {
      if (isAborted(error)) return latest.ask(question, debounceMs)
      tell({ key: question.key, miles: null, refusal: refusalOf(error) })
    },
  })
  return latest
}

/**
 * The miles that a number earns for a total (BOOK-36). A number that is none is not asked about; a total of null is not
 * known yet.
 */
export function useMiles(milesNumber: string, total: Money | null): MilesRead {
  const { client, platform, serviceLang: lang } = useModule()
  const [told, setTold] = useState<Told | null>(null)
  const asker = useMemo(
    () => createMilesAsker({ miles: bonusClient(client.core).miles, clock: platform.clock, tell: setTold }),
    [client, platform],
  )
  const bonusNumber = readDigits(milesNumber)
  const { minor = null, currency = null } = total ?? {}
  const isAsked = bonusNumber !== '' && isBonusNumber(bonusNumber) && total !== null
  const key = isAsked ? [bonusNumber, minor, currency, lang].join(' ') : null
  const known = told !== null && told.key === key
  useEffect(() => {
    if (key === null || minor === null || currency === null) return
    asker.ask({ key, bonusNumber, price: { minor, currency } }, debounceMs)
    return () => asker.stop()
  }, [asker, key, bonusNumber, minor, currency])
  if (key === null) return nothing
  return known
    ? { miles: told.miles, refusal: told.refusal, isAsking: false }
    : { ...nothing, isAsking: true }
}

/** A definite no names the number. All else is nothing said of it: the ride is booked all the same. */
function refusalOf(error: unknown): string | null {
  const isSaid = error instanceof ClientError && error.kind === 'rejected' && error.status !== 401
  return isSaid && (error.status ?? 0) < 500 ? (error.serverMessage ?? null) : null
}
