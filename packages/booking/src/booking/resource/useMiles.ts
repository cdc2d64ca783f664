import { readDigits } from '../../kernel/reading/readDigits.ts'
import { useSettled } from '../../kernel/resource/useSettled.ts'
import type { Miles } from '../../kernel/values/miles.ts'
import type { Money } from '../../kernel/values/money.ts'
import { useModule } from '../../module/module.tsx'
import { useResource } from '../../module/useResource.ts'
import type { ClientError } from '../../wire/clientError.ts'
import { isBonusNumber } from '../rules/bonusNumber.ts'
import { bonusClient } from '../wire/bonusClient.ts'

/** Milliseconds from the last change of the number or the total to the request. */
const debounceMs = 300

/** Result of reading the miles for a number and a total. */
export interface MilesRead {
  /** Null: there was no request, or no response yet. */
  miles: Miles | null
  isAsking: boolean
  /** Message of the service if it refuses the number. Null: it does not. */
  refusal: string | null
}

/**
 * Reads the miles that a number earns for a total (BOOK-36). An invalid number causes no request; a total of null is
 * not known yet.
 */
export function useMiles(milesNumber: string, total: Money | null): MilesRead {
  const { client, platform, serviceLang: lang } = useModule()
  const bonusNumber = readDigits(milesNumber)
  const isAsked = bonusNumber !== '' && isBonusNumber(bonusNumber) && total !== null
  const key = isAsked ? ['miles', bonusNumber, total.minor, total.currency, lang] : null
  const settled = useSettled(platform.clock, key, () => debounceMs)
  const { data, failure, isReading } = useResource<Miles>(settled, (signal) =>
    bonusClient(client.core).miles({ bonusNumber, price: total as Money }, signal),
  )
  return {
    miles: data ?? null,
    isAsking: key !== null && data === undefined && (settled === null || isReading),
    refusal: failure && !isReading ? refusalOf(failure) : null,
  }
}

/**
 * Message of the service that refuses the number. Null for any other failure: it says nothing about the number, and the
 * ride can be booked.
 */
function refusalOf({ kind, status = 0, serverMessage }: ClientError): string | null {
  return kind === 'rejected' && status !== 401 && status < 500 ? (serverMessage ?? null) : null
}
