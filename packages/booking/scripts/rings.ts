import type { Ring } from '../src/map/rules/rings.ts'

type Position = Ring[number]

/** A box in degrees; the east edge may be above 180. */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Ratio of a degree of longitude to a degree of latitude at a latitude. */
const narrowing = (lat: number) => Math.max(0.02, Math.cos((lat * Math.PI) / 180))

/** Area in square degrees of latitude. */
export function areaOf(ring: Ring): number {
  let sum = 0
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Position
    sum += x * nextY - nextX * y
  }
  return Math.abs((sum / 2) * narrowing(ring[0]?.[1] ?? 0))
}

/** The ring with fewer points; no removed point is further than `tolerance` degrees of latitude from the line. */
export function thinned(ring: Ring, tolerance: number): Ring {
  const [first] = ring
  if (!first || ring.length < 4) return ring
  const line = [...ring, first]
  const last = line.length - 1
  const reach = ([x, y]: Position) => Math.hypot(x - first[0], y - first[1])
  const middle = ring.reduce((far, point, at) => (reach(point) > reach(ring[far] as Position) ? at : far), 0)
  const kept = keptOf(line, [0, middle, last], tolerance)
  return ring.filter((_, at) => kept.has(at))
}

/** An open line with fewer points; both ends stay. */
export function thinnedLine(line: Ring, tolerance: number): Ring {
  if (line.length < 3) return line
  const kept = keptOf(line, [0, line.length - 1], tolerance)
  return line.filter((_, at) => kept.has(at))
}

/**
 * Indexes of the points that the Douglas–Peucker algorithm keeps of a line; the indexes in `fixed`, in order, are
 * always among them.
 */
function keptOf(line: Ring, fixed: readonly number[], tolerance: number): Set<number> {
  const kept = new Set(fixed)
  const spans = fixed.slice(1).map((end, at) => [fixed[at] as number, end] as [number, number])
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end] = span
    let [farthest, most] = [start, tolerance]
    for (let at = start + 1; at < end; at++) {
      const off = distanceTo(line[at] as Position, line[start] as Position, line[end] as Position)
      if (off > most) [farthest, most] = [at, off]
    }
    if (farthest === start) continue
    kept.add(farthest)
    spans.push([start, farthest], [farthest, end])
  }
  return kept
}

function distanceTo([x, y]: Position, [startX, startY]: Position, [endX, endY]: Position): number {
  const squeeze = narrowing(startY)
  const [dx, dy] = [(endX - startX) * squeeze, endY - startY]
  const [px, py] = [(x - startX) * squeeze, y - startY]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return Math.hypot(px - share * dx, py - share * dy)
}

/** The part of a ring inside a box, after Sutherland and Hodgman; outside the box it runs along the box's edge. */
export function clippedTo(ring: Ring, { west, south, east, north }: Box): Ring {
  let part = ring
  for (const [axis, limit, sign] of [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const) {
    const isIn = (point: Position) => sign * (point[axis] - limit) >= 0
    const crossing = (one: Position, other: Position): Position => {
      const share = (limit - one[axis]) / (other[axis] - one[axis])
      return [one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])]
    }
    const whole = part
    part = whole.flatMap((point, at) => {
      const before = whole[(at + whole.length - 1) % whole.length] as Position
      if (isIn(point)) return isIn(before) ? [point] : [crossing(before, point), point]
      return isIn(before) ? [crossing(before, point)] : []
    })
  }
  return part
}

/** The parts of an open line inside a box. */
export function clippedLine(line: Ring, { west, south, east, north }: Box): Ring[] {
  const parts: Position[][] = []
  let part: Position[] = []
  const end = () => {
    if (part.length > 1) parts.push(part)
    part = []
  }
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (!from) continue
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    let [start, stop] = [0, 1]
    for (const [step, room] of [
      [-dx, from[0] - west],
      [dx, east - from[0]],
      [-dy, from[1] - south],
      [dy, north - from[1]],
    ] as const)
      if (step === 0) stop = room < 0 ? -1 : stop
      else if (step < 0) start = Math.max(start, room / step)
      else stop = Math.min(stop, room / step)
    if (start > stop) {
      end()
      continue
    }
    const point = (share: number): Position => [from[0] + dx * share, from[1] + dy * share]
    if (start > 0 || part.length === 0) {
      end()
      part.push(point(start))
    }
    part.push(point(stop))
    if (stop < 1) end()
  }
  end()
  return parts
}

/**
 * The ring without jumps from 180 to -180 degrees, repeated for each turn of 360 degrees in which a part of it is
 * visible. A ring around a pole runs along the pole's own parallel.
 */
export function unrolledTurns(ring: Ring): Ring[] {
  const [first] = ring
  if (!first) return []
  let last = first[0]
  const whole: Position[] = ring.map(([lng, lat]) => {
    last += ((((lng - last) % 360) + 540) % 360) - 180
    return [last, lat]
  })
  const isRoundPole = Math.abs(last - first[0]) > 180
  if (isRoundPole) {
    const pole = first[1] < 0 ? -90 : 90
    const end = last > first[0] ? first[0] + 360 : first[0] - 360
    whole.push([end, first[1]], [end, pole], [first[0], pole])
  }
  return [-360, 0, 360].map((turn) => whole.map(([lng, lat]) => [lng + turn, lat] as const))
}
