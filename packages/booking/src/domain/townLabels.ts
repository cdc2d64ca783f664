import { type Box, grown, isFree, type LabelSurroundings, type Spot } from './mapLabels.ts'

/** A town that wants to be named. */
export interface NamedTown {
  readonly at: Spot
  /** Px that its name takes. */
  readonly width: number
  readonly height: number
}

/** Px around the middle of a town's dot. */
export const dotRadius = 3

/**
 * The towns that have room: beside their dots, and by the law of the marks' names; they give way to the marks and to all
 * that was placed before. Null: there is no such place, or something covers its dot: a name without a dot says not where.
 *
 * @param towns the most important first
 * @param around with the marks and their names among its covers
 */
export function placeTowns(towns: readonly NamedTown[], around: LabelSurroundings): (Box | null)[] {
  const taken: Box[] = [...around.covers]
  return towns.map((town) => {
    const dot = grown({ left: town.at.x, top: town.at.y, width: 0, height: 0 }, dotRadius)
    if (!isFree(dot, around, taken)) return null
    const name = townBoxes(town).find((box) => isFree(box, around, taken))
    if (!name) return null
    taken.push(name, dot)
    return name
  })
}

/** Places of a town's name beside its dot, the best first; it takes none that is far: it would seem another town's. */
function townBoxes({ at: { x, y }, width, height }: NamedTown): Box[] {
  const reach = dotRadius + 4
  const box = (left: number, top: number): Box => ({ left, top, width, height })
  const middle = y - height / 2
  return [
    box(x + reach, middle),
    box(x - reach - width, middle),
    box(x - width / 2, y - reach - height + 2),
    box(x - width / 2, y + reach - 2),
  ]
}
