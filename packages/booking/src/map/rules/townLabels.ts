import { type Box, grown, isFree, type LabelSurroundings, type Spot } from './mapLabels.ts'

/** A town with the measured size of its name. */
export interface NamedTown {
  readonly at: Spot
  /** Width of the name, px. */
  readonly width: number
  readonly height: number
}

/** Radius around the centre of a town's dot, px. */
export const dotRadius = 3

/**
 * Finds a place for each town's name beside its dot, by the same rules as the marks' names. Marks and names
 * placed earlier go first. Null: there is no place, or the dot is covered: a name without its dot would not
 * show the position.
 *
 * @param towns the most important first
 * @param around its covers include the marks and their names
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

/**
 * Places of a town's name beside its dot, the best first. None is far away, because the name would seem to
 * belong to another town.
 */
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
