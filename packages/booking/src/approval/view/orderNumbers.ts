import { list } from '../../kernel/format/number.ts'
import { isolate } from '../../kernel/format/outside.ts'
import type { Order } from '../../kernel/model/order.ts'
import type { Locale } from '../../kernel/values/language.ts'

/** Text with the numbers of an order, one for each ride. */
export function orderNumbers({ numbers }: Pick<Order, 'numbers'>, lang: Locale): string {
  const own = [...new Set(numbers)]
  return list(
    own.map((number) => isolate(number)),
    lang,
  )
}
