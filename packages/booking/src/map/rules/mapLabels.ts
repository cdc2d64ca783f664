/** A point of the screen, in px from the map's upper left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A rectangle on the screen, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A mark with the size of its name. */
export interface Labelled {
  readonly at: Spot
  /** Width of the whole name, px; a name wider than its place is cut with an ellipsis. */
  readonly width: number
  readonly height: number
}

export interface LabelSurroundings {
  /** Size of the map. */
  readonly size: { readonly width: number; readonly height: number }
  /** Line of the road, or the straight line instead. */
  readonly line: readonly Spot[]
  /** Boxes that cover the map: buttons, the card with the length, the credit. */
  readonly covers: readonly Box[]
}

/** Radius of a mark's drawing, px. */
export const markRadius = 12
/** Gap between a mark and its name, px. */
const beside = 7
/** Distance of a name to the map's edge, to the line and to the covers, px. */
export const clearance = 5
/** Maximum width of a name, px. */
const widest = 220
/** Minimum width in px of a cut name that is still useful. */
const narrowest = 56

/**
 * Finds a place for each mark's name beside the mark: the whole name if there is room, else a cut one. A name
 * never covers the line, another mark or name, and is never under a cover or outside the map. Null: there is
 * no place, so the name is not shown.
 *
 * @param labels in the order of their importance: the first gets a place that two could use
 */
export function placeLabels(labels: readonly Labelled[], around: LabelSurroundings): (Box | null)[] {
  const marks = labels.map(({ at }) => boxAround(at))
  const placed: (Box | null)[] = []
  for (const label of labels) {
    const taken = [...around.covers, ...marks, ...placed.filter((box) => box !== null)]
    placed.push(placeFor(label, around, taken))
  }
  return placed
}

function placeFor(label: Labelled, around: LabelSurroundings, taken: readonly Box[]): Box | null {
  const whole = Math.min(widest, Math.ceil(label.width))
  const widths = [whole, ...[0.75, 0.5, 0.35].map((part) => Math.round(whole * part))]
  for (const width of widths) {
    if (width < Math.min(whole, narrowest)) continue
    const boxes = boxesBeside(label, width, around.size.width)
    const free = boxes.find((box) => isFree(box, around, taken))
    if (free) return free
  }
  return null
}

/** Places beside a mark, the best first: the side with more room, then above and below. */
function boxesBeside({ at: { x, y }, height }: Labelled, width: number, mapWidth: number): Box[] {
  const reach = markRadius + beside
  const box = (left: number, top: number): Box => ({ left, top, width, height })
  const middle = y - height / 2
  const [above, below] = [y - reach + 3 - height, y + reach - 3]
  const side = (isRight: boolean) => (isRight ? x + reach : x - reach - width)
  const isRight = x < mapWidth / 2
  const near = (right: boolean) => [box(side(right), middle)]
  const lean = (right: boolean) => {
    const left = right ? x + markRadius - 2 : x - markRadius + 2 - width
    return [
      box(side(right), middle - height * 0.7),
      box(side(right), middle + height * 0.7),
      box(left, above),
      box(left, below),
    ]
  }
  const centred = [box(x - width / 2, above), box(x - width / 2, below)]
  const further = (right: boolean) => [-2, 2].map((rows) => box(side(right), middle + rows * height))
  return [
    ...near(isRight),
    ...near(!isRight),
    ...lean(isRight),
    ...lean(!isRight),
    ...centred,
    ...further(isRight),
    ...further(!isRight),
  ]
}

/** True if a box has its distance to the map's edge and to the line, and overlaps no taken box. */
export function isFree(box: Box, { size, line }: LabelSurroundings, taken: readonly Box[]): boolean {
  const room = grown(box, clearance)
  const isInside =
    room.left >= 0 &&
    room.top >= 0 &&
    room.left + room.width <= size.width &&
    room.top + room.height <= size.height
  return isInside && !taken.some((other) => meets(box, grown(other, 1))) && !crosses(line, room)
}

const boxAround = ({ x, y }: Spot): Box => ({
  left: x - markRadius,
  top: y - markRadius,
  width: 2 * markRadius,
  height: 2 * markRadius,
})

/** Returns the box, larger by this number of px on each side. */
export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** True if two boxes overlap. */
export const meets = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** True if a line crosses a box. */
export function crosses(line: readonly Spot[], box: Box): boolean {
  return line.some((to, at) => {
    const from = line[at - 1]
    return from ? passes(from, to, box) : false
  })
}

/** True if a straight line between two spots crosses a box: clipped at each edge, a part of it is left. */
function passes(from: Spot, to: Spot, { left, top, width, height }: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [start, end] = [0, 1]
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, left + width - from.x],
    [-dy, from.y - top],
    [dy, top + height - from.y],
  ] as const) {
    if (step === 0) {
      if (room < 0) return false
    } else if (step < 0) start = Math.max(start, room / step)
    else end = Math.min(end, room / step)
  }
  return start <= end
}
