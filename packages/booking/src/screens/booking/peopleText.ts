import type { OrderTexts } from './formView.ts'

/** Who rides: `2 adults, 1 child`; children only where there are some. */
export function peopleText(
  { adults, children }: { adults: number; children: number },
  t: OrderTexts,
): string {
  const people = [t('booking.passengers.countAdults', { count: adults })]
  if (children > 0) people.push(t('booking.passengers.countChildren', { count: children }))
  return people.join(', ')
}
