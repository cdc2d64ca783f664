/** A closed line of `[lng, lat]` in degrees; the last point is connected to the first. */
export type Ring = readonly (readonly [lng: number, lat: number])[]

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const codes = new Map([...letters].map((letter, code) => [letter, code]))

/**
 * Packs rings into a short text: numbers as letters of five bits each, points as steps from the point before.
 * @param stepDegrees step to which points are rounded, in degrees
 */
export function packRings(rings: readonly Ring[], stepDegrees: number): string {
  let text = packNumber(rings.length)
  let [x, y] = [0, 0]
  for (const ring of rings) {
    text += packNumber(ring.length)
    for (const [lng, lat] of ring) {
      const [east, north] = [Math.round(lng / stepDegrees), Math.round(lat / stepDegrees)]
      text += packNumber(east - x) + packNumber(north - y)
      ;[x, y] = [east, north]
    }
  }
  return text
}

/**
 * Unpacks rings that `packRings` has packed with the same step. @throws RangeError if the text ends early or has
 * another letter
 */
export function unpackRings(text: string, stepDegrees: number): Ring[] {
  let at = 0
  const next = () => {
    let [value, shift] = [0, 1]
    for (;;) {
      const code = codes.get(text[at] ?? '')
      if (code === undefined) throw new RangeError(`No number of a ring at ${at}`)
      at += 1
      value += (code & 31) * shift
      if (code < 32) return value % 2 === 0 ? value / 2 : -(value + 1) / 2
      shift *= 32
    }
  }
  let [x, y] = [0, 0]
  return Array.from({ length: next() }, () =>
    Array.from({ length: next() }, () => {
      x += next()
      y += next()
      return [x * stepDegrees, y * stepDegrees] as const
    }),
  )
}

/**
 * Smooths a ring: its corners are cut off by a quarter of each side and at most `reach` degrees, so that
 * coasts of few points look natural.
 */
export function rounded(ring: Ring, reach: number): Ring {
  return ring.flatMap((point, at) => {
    const towards = (other: Ring[number]) => {
      const [dx, dy] = [other[0] - point[0], other[1] - point[1]]
      const share = Math.min(0.25, reach / (Math.hypot(dx, dy) || 1))
      return [point[0] + dx * share, point[1] + dy * share] as const
    }
    const before = ring[(at + ring.length - 1) % ring.length] as Ring[number]
    const after = ring[(at + 1) % ring.length] as Ring[number]
    return [towards(before), towards(after)]
  })
}

function packNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  let text = ''
  do {
    const low = rest % 32
    rest = (rest - low) / 32
    text += letters[rest > 0 ? low + 32 : low]
  } while (rest > 0)
  return text
}
