import { type Town, type TownNames, townSizes, townZooms } from './mapTowns.ts'
import { packRings, type Ring, unpackRings } from './rings.ts'

/** A river on the map. */
export interface River {
  /** Points of the river from one end to the other; the line is not closed. */
  readonly line: Ring
  /** Rank by Natural Earth: 0 is the largest river, 10 the smallest. */
  readonly rank: number
}

/** Rivers and towns of the land. */
export interface Detail {
  readonly rivers: readonly River[]
  /** Towns, the most important first. */
  readonly towns: readonly Town[]
}

/** Rivers and towns as stored in a file. */
export interface PackedDetail {
  /** Lines as `packRings` writes them. */
  readonly rivers: string
  /** Ranks of the rivers, one letter for each. */
  readonly riverRanks: string
  /** Points of all towns, as one line. */
  readonly towns: string
  /** Zooms and sizes of the towns, one letter for each town. */
  readonly townRanks: string
  /** Names of the towns, `en`, `en;ru` or `en;ru;es`, separated by `|`. */
  readonly names: string
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/**
 * @param stepDegrees step to which points are rounded, in degrees
 * @throws RangeError if a name contains a separator of the file, or a rank has no letter
 */
export function packDetail({ rivers, towns }: Detail, stepDegrees: number): PackedDetail {
  const nameOf = ({ names: { en, ru = '', es = '' } }: Town) => {
    const parts = [en, ru, es]
    if (parts.some((part) => /[|;'\\\n]/.test(part))) throw new RangeError(`A name that no file holds: ${en}`)
    return parts.slice(0, parts.findLastIndex((part) => part !== '') + 1).join(';')
  }
  return {
    rivers: packRings(
      rivers.map(({ line }) => line),
      stepDegrees,
    ),
    riverRanks: rivers.map(({ rank }) => letterOf(rank)).join(''),
    towns: packRings(towns.length > 0 ? [towns.map(({ lat, lng }) => [lng, lat] as const)] : [], stepDegrees),
    townRanks: towns
      .map(({ zoom, size }) =>
        letterOf((zoom - townZooms.least) * townSizes.length + townSizes.indexOf(size)),
      )
      .join(''),
    names: towns.map(nameOf).join('|'),
  }
}

/**
 * Reads a text of `packDetail` with the same step.
 * @throws RangeError if the file is not complete
 */
export function unpackDetail(packed: PackedDetail, stepDegrees: number): Detail {
  const lines = unpackRings(packed.rivers, stepDegrees)
  const [points = []] = unpackRings(packed.towns, stepDegrees)
  const names = packed.names === '' ? [] : packed.names.split('|')
  const isWhole =
    lines.length === packed.riverRanks.length &&
    points.length === packed.townRanks.length &&
    points.length === names.length
  if (!isWhole) throw new RangeError('Rivers, towns and what is said of them are not as many')
  return {
    rivers: lines.map((line, at) => ({ line, rank: numberOf(packed.riverRanks, at) })),
    towns: points.map(([lng, lat], at): Town => {
      const rank = numberOf(packed.townRanks, at)
      return {
        lat,
        lng,
        zoom: townZooms.least + Math.floor(rank / townSizes.length),
        size: townSizes[rank % townSizes.length] as Town['size'],
        names: namesOf(names[at] as string),
      }
    }),
  }
}

/**
 * Smooths a line: its corners are cut off twice, by a quarter of each side, so that a line of few points
 * looks natural.
 */
export function smoothed(line: Ring): Ring {
  return cut(cut(line))
}

/** One round of Chaikin's corner cutting; both ends stay. */
function cut(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const between = line.slice(1).flatMap((to, at) => {
    const from = line[at] as Ring[number]
    const point = (share: number) =>
      [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
    return [point(0.25), point(0.75)]
  })
  return [first, ...between, last]
}

function letterOf(number: number): string {
  const letter = letters[number]
  if (letter === undefined) throw new RangeError(`A rank that no letter stands for: ${number}`)
  return letter
}

function numberOf(text: string, at: number): number {
  const number = letters.indexOf(text.charAt(at))
  if (number < 0) throw new RangeError(`No rank at ${at}`)
  return number
}

function namesOf(text: string): TownNames {
  const [en = '', ru = '', es = ''] = text.split(';')
  return { en, ...(ru === '' ? {} : { ru }), ...(es === '' ? {} : { es }) }
}
