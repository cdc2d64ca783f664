import { townZooms } from './mapTowns.ts'

/** Px that two names of one zoom keep apart: sideways more, for a name is wider than it is high. */
export const townSpacing = { x: 100, y: 40 } as const

/**
 * The zoom from which each of some places is named: the more important of two that are too close for one zoom has it
 * first. Null: at no zoom there is room for it.
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
        // The last column may be a narrow one: the column beyond it is looked at too.
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

/** Point of a place on a map of the world that is 1 wide and 1 high (Mercator). */
export function worldSpot({ lat, lng }: { readonly lat: number; readonly lng: number }): Spot {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}
