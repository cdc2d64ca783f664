import { defaultSellingPoints } from './moduleSettings.ts'

/** Groups of the selling points, in the order in which the editor shows them (EDITOR-05). */
export const sellingPointGroups = ['order', 'meet', 'comfort', 'prices', 'passengers'] as const

export type SellingPointGroup = (typeof sellingPointGroups)[number]

/** Without what a promise would be empty: card or cash among the ways of paying, airports near the customers. */
export type SellingPointNeed = 'card' | 'cash' | 'airports'

/** A promise to the customer; its words are in the messages under `usp.p{id}`, its drawing in `pointDrawings`. */
export interface SellingPoint {
  /** 1 to 35. */
  id: number
  group: SellingPointGroup
  /** All of it has to be there; empty: the promise always holds. */
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

/** What is so at a partner: a promise that it breaks is not made (EDITOR-06). */
export interface PartnerFacts {
  takesCards: boolean
  takesCash: boolean
  servesAirports: boolean
}

/** Whether a promise holds at a partner. An id of no selling point never does. */
export function isKept(id: number, facts: PartnerFacts): boolean {
  const there: Record<SellingPointNeed, boolean> = {
    card: facts.takesCards,
    cash: facts.takesCash,
    airports: facts.servesAirports,
  }
  return byId.get(id)?.needs.every((need) => there[need]) ?? false
}

/**
 * The promises that a partner can keep, in its own order: known ones that hold, each once. Where none is left, those of
 * the default that hold: never an empty list. A page shows as many of them as it has room for.
 */
export function keptPoints(ids: readonly number[], facts: PartnerFacts): number[] {
  const pick = (from: readonly number[]) => [...new Set(from)].filter((id) => isKept(id, facts))
  const kept = pick(ids)
  return kept.length > 0 ? kept : pick(defaultSellingPoints)
}
