import { defaultSellingPoints } from '../../kernel/model/moduleSettings.ts'

/** Groups of the selling points, in the order in which the editor shows them (EDITOR-05). */
export const sellingPointGroups = ['order', 'meet', 'comfort', 'prices', 'passengers'] as const

export type SellingPointGroup = (typeof sellingPointGroups)[number]

/** Condition of a promise: card or cash is among the ways of paying, or there are airports near the customers. */
export type SellingPointNeed = 'card' | 'cash' | 'airports'

/** A promise to the customer. Its texts are the messages `usp.p{id}`, its drawing is in `pointDrawings`. */
export interface SellingPoint {
  /** Id of the selling point, 1 to 35. */
  id: number
  group: SellingPointGroup
  /** Conditions that all have to be met; without conditions the promise is always true. */
  needs: readonly SellingPointNeed[]
}

const always: readonly SellingPointNeed[] = []
const groups: Record<SellingPointGroup, readonly number[]> = {
  order: [1, 2, 4, 5, 6, 10, 24, 25],
  meet: [7, 8, 9, 11, 22, 26, 27, 28],
  comfort: [12, 13, 14, 15, 16, 17, 29, 30],
  prices: [3, 18, 19, 20, 21, 31],
  passengers: [23, 32, 33, 34, 35],
}
const needs: Readonly<Record<number, readonly SellingPointNeed[]>> = {
  4: ['card'],
  5: ['card', 'cash'],
  9: ['airports'],
  11: ['airports'],
  18: ['airports'],
  22: ['airports'],
  23: ['airports'],
  31: ['cash'],
}

/** The 35 selling points by group, in the order in which the editor offers them (EDITOR-05). */
export const sellingPoints: readonly SellingPoint[] = sellingPointGroups.flatMap((group) =>
  groups[group].map((id) => ({ id, group, needs: needs[id] ?? always })),
)

const byId = new Map(sellingPoints.map((point) => [point.id, point]))

/** Facts about a partner that decide which promises are true (EDITOR-06). */
export interface PartnerFacts {
  takesCards: boolean
  takesCash: boolean
  servesAirports: boolean
}

/** True if a promise is true for a partner. False for an unknown id. */
export function isKept(id: number, facts: PartnerFacts): boolean {
  const there: Record<SellingPointNeed, boolean> = {
    card: facts.takesCards,
    cash: facts.takesCash,
    airports: facts.servesAirports,
  }
  return byId.get(id)?.needs.every((need) => there[need]) ?? false
}

/**
 * The partner's promises that are true, in the partner's order, without unknown ones and duplicates. If none is left,
 * the true defaults, so the list is never empty. A page shows as many as it has room for.
 */
export function keptPoints(ids: readonly number[], facts: PartnerFacts): number[] {
  const pick = (from: readonly number[]) => [...new Set(from)].filter((id) => isKept(id, facts))
  const kept = pick(ids)
  return kept.length > 0 ? kept : pick(defaultSellingPoints)
}
