/** Only a term with two numbers can be coordinates, so only for such a term the parser of coordinates is loaded. */
const isWorthReading = /\d\D+\d/

/**
 * Looks up a term. If it contains coordinates, they are looked up in the form that the service takes; any other term is
 * looked up unchanged. The API has no request that finds the place of a point, so the point is used as search term, and
 * the first result is a place with an id that can be priced and ordered. Airports are not searched for a point.
 */
export async function lookUpPoint<A>(
  term: string,
  byPoint: (point: string) => Promise<A>,
  byTerm: (term: string) => Promise<A>,
): Promise<A> {
  if (!isWorthReading.test(term)) return byTerm(term)
  const point = await import('../rules/coordinates.ts')
    .then(({ readTerm }) => readTerm(term))
    .catch(() => null)
  return point === null ? byTerm(term) : byPoint(point)
}
