import { townZooms } from './mapTowns.ts'

/**
 * Minimum distance of two names of one zoom, px. It is larger sideways, because a name is wider than high.
 */
export const townSpacing = { x: 100, y: 40 } as const

/**
 * Returns the minimum zoom of each place's name. Of two places that are too close, the more important gets
 * the smaller zoom. Null: there is no room at any zoom.
 * @param places the most important first
 */
export function townZoomsOf(
  places: readonly { readonly lat: number; readonly lng: number }[],
): (number | null)[] {
  const zooms: (number | null)[] = places.map(() => null)
  const at = places.map(worldSpot)
  for (let zoom: number = townZooms.least; zoom <= townZooms.most; zoom++) {
    const pixels = 256 * 2 ** zoom
    const [width, height] = [townSpacing.x / pixels, townSpacing.y / pixels]
    const columns = Math.ceil(1 / width)
    const named = new Map<string, number[]>()
    const cellOf = (x: number, y: number) => `${((x % columns) + columns) % columns} ${y}`
    const add = (index: number) => {
      const { x, y } = at[index] as Spot
      const cell = cellOf(Math.floor(x / width), Math.floor(y / height))
      named.set(cell, [...(named.get(cell) ?? []), index])
    }
    for (const [index, first] of zooms.entries()) if (first !== null) add(index)
    for (const [index, { x, y }] of at.entries()) {
      if (zooms[index] !== null) continue
      const [column, row] = [Math.floor(x / width), Math.floor(y / height)]
      const around = [-1, 0, 1].flatMap((dx) =>
        // The last column may be narrow, so the column after it is checked too.
        [-1, 0, 1].flatMap((dy) =>
          [dx, 2 * dx].flatMap((far) => named.get(cellOf(column + far, row + dy)) ?? []),
        ),
      )
      const isFree = around.every((other) => {
        const spot = at[other] as Spot
        const apart = Math.abs(spot.x - x)
        return Math.min(apart, 1 - apart) >= width || Math.abs(spot.y - y) >= height
      })
      if (!isFree) continue
      zooms[index] = zoom
      add(index)
    }
  }
  return zooms
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Position of a place on a Mercator map of the world with width and height 1. */
export function worldSpot({ lat, lng }: { readonly lat: number; readonly lng: number }): Spot {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
