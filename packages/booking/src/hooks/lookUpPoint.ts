/** Only what holds two numbers can be coordinates: the reader of them is brought for such a term alone. */
const isWorthReading = /\d\D+\d/

/**
 * Looks a term up by the point that it names, written as the service takes it; any other term as it is.
 *
 * The API has no call that gives the place of a point: the general look-up is asked for the point as its term, and its
 * first row names the place by an id that can be priced and ordered. No airport is looked for by a point.
 */
export async function lookUpPoint<A>(
  term: string,
  byPoint: (point: string) => Promise<A>,
  byTerm: (term: string) => Promise<A>,
): Promise<A> {
  if (!isWorthReading.test(term)) return byTerm(term)
  const point = await import('./rareParts.ts')
    .then(({ bringCoordinates }) => bringCoordinates())
    .then(
      ({ readTerm }) => readTerm(term),
      () => null,
    )
  return point === null ? byTerm(term) : byPoint(point)
}
