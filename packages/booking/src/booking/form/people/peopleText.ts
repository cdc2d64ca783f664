import type { OrderTexts } from '../formView.ts'

/** Text with the numbers of people: `2 adults, 1 child`. Children are left out if there are none. */
export function peopleText(
  { adults, children }: { adults: number; children: number },
  t: OrderTexts,
): string {
  const people = [t('booking.passengers.countAdults', { count: adults })]
  if (children > 0) people.push(t('booking.passengers.countChildren', { count: children }))
  return people.join(', ')
}
