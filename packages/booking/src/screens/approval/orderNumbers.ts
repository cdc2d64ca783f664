import type { Locale } from '../../domain/language.ts'
import type { Order } from '../../domain/order.ts'
import { list } from '../../format/number.ts'
import { isolate } from '../../format/outside.ts'

/** The numbers of an order, one a ride, as a list in words. */
export function orderNumbers({ numbers }: Pick<Order, 'numbers'>, lang: Locale): string {
  const own = [...new Set(numbers)]
  return list(
    own.map((number) => isolate(number)),
    lang,
  )
}
