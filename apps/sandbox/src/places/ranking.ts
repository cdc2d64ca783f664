import type { Place } from './place.ts'

type Scored = readonly [place: Place, score: number]

/**
 * Keeps the best of the offered places, at most `limit`, sorted by score, then weight, then id, so that the same term
 * always gives the same list.
 */
export function createBest(limit: number) {
  const best: Scored[] = []
  return {
    offer(place: Place, score: number): void {
      const last = best[limit - 1]
      if (limit < 1 || (last !== undefined && score < last[1])) return
      const scored = [place, score] as const
      let at = best.length
      while (at > 0 && isBefore(scored, best[at - 1] as Scored)) at--
      best.splice(at, 0, scored)
      if (best.length > limit) best.pop()
    },
    ranked: (): readonly Scored[] => best,
  }
}

function isBefore([a, scoreOfA]: Scored, [b, scoreOfB]: Scored): boolean {
  if (scoreOfA !== scoreOfB) return scoreOfA > scoreOfB
  return a.weight === b.weight ? a.placeId < b.placeId : a.weight > b.weight
}
