/** A point of the screen, in px from the map's upper left corner. */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A part of the screen, in px. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A mark with the name that wants to stand beside it. */
export interface Labelled {
  readonly at: Spot
  /** Px that the whole name takes; one that is wider than its place is cut with an ellipsis. */
  readonly width: number
  readonly height: number
}

export interface LabelSurroundings {
  /** The map's own size. */
  readonly size: { readonly width: number; readonly height: number }
  /** The way on the road, or the straight line for it. */
  readonly line: readonly Spot[]
  /** Boxes that lie over the map: buttons, the card of the length, the credit. */
  readonly covers: readonly Box[]
}

/** Px around the middle of a mark that its own drawing takes. */
export const markRadius = 12
/** Px between a mark and its name. */
const beside = 7
/** Px that a name keeps to the edge of the map, to the line and to what lies over the map. */
export const clearance = 5
/** Px that the widest name takes. */
const widest = 220
/** Px below which a cut name says nothing any more. */
const narrowest = 56

/**
 * Places for the names of marks: beside their own, whole where there is room, else cut; never on the line, on another
 * mark or name, under what lies over the map, or outside it. Null: there is no such place, the name is not shown.
 *
 * @param labels in the order of their weight: of two that want one place the first has it
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

/** All places beside a mark, the best first: at the side with more room, then above and below. */
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

/** True where a box has its clearance of the map's edge and of the line, and meets nothing that is taken. */
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

/** The box with so many px more on each side. */
export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

/** True where two boxes share a part. */
export const meets = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

/** True where a line passes through a box. */
export function crosses(line: readonly Spot[], box: Box): boolean {
  return line.some((to, at) => {
    const from = line[at - 1]
    return from ? passes(from, to, box) : false
  })
}

/** True where a straight line between two spots has a part in a box: cut at each edge, something of it is left. */
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
