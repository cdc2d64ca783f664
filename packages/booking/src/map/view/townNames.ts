import type { LabelSurroundings } from '../rules/mapLabels.ts'
import type { TownSize } from '../rules/mapTowns.ts'
import { dotRadius, type NamedTown, placeTowns } from '../rules/townLabels.ts'
import { DomUtil, type LeafletMap } from './leaflet.ts'
import * as css from './townNames.css.ts'

/** A town with the name to show. */
export interface TownToName {
  readonly lat: number
  /** Longitude on the copy of the world that the map shows. */
  readonly lng: number
  readonly size: TownSize
  readonly name: string
}

export interface TownNames {
  /**
   * Shows the names of towns for which there is room.
   * @param towns the most important first; towns outside the map are skipped
   */
  show(towns: readonly TownToName[], around: LabelSurroundings): void
}

/** Maximum number of towns that are tried; more than fit on the largest map. */
const most = 150
/** Maximum number of cached names with their sizes. */
const remembered = 600

interface Written {
  readonly element: HTMLElement
  readonly width: number
  readonly height: number
}

/** Draws names of towns below a map's route. */
export function createTownNames(map: LeafletMap): TownNames {
  // One pane for all callers that name towns; the last caller's names are shown.
  const pane = map.getPane('towns') ?? map.createPane('towns')
  pane.classList.add(css.pane)
  const written = new Map<string, Written>()

  /** Measures the names; all new ones are laid out at once. */
  function write(towns: readonly (TownToName & { readonly key: string })[]): void {
    if (written.size > remembered) {
      for (const { element } of written.values()) element.remove()
      written.clear()
    }
    const added = towns.flatMap(({ key, name, size }) => {
      if (written.has(key)) return []
      const element = DomUtil.create('span', css.name({ size }), pane)
      element.classList.add('leaflet-zoom-hide')
      element.textContent = name
      return [{ key, element }]
    })
    for (const [key, element, box] of added.map(
      ({ key, element }) => [key, element, element.getBoundingClientRect()] as const,
    ))
      written.set(key, { element, width: box.width, height: box.height })
  }

  return {
    show(towns, around) {
      const { width, height } = around.size
      const inside = towns
        .flatMap((town) => {
          const at = map.latLngToContainerPoint([town.lat, town.lng])
          const isInside = at.x > 0 && at.y > 0 && at.x < width && at.y < height
          return isInside ? [{ ...town, at, key: `${town.size} ${town.lat} ${town.lng} ${town.name}` }] : []
        })
        .slice(0, most)
      write(inside)
      const named = inside.flatMap((town): (NamedTown & Written)[] => {
        const name = written.get(town.key)
        return name ? [{ ...name, at: town.at }] : []
      })
      const shown = new Set<Element>()
      placeTowns(named, around).forEach((placed, index) => {
        const { element, at } = named[index] as NamedTown & Written
        if (!placed) return
        shown.add(element)
        const corner = map.containerPointToLayerPoint([placed.left, placed.top])
        element.style.left = `${Math.round(corner.x)}px`
        element.style.top = `${Math.round(corner.y)}px`
        element.style.setProperty(css.dotPlace.x, `${Math.round(at.x - placed.left - dotRadius)}px`)
        element.style.setProperty(css.dotPlace.y, `${Math.round(at.y - placed.top - dotRadius)}px`)
        if (!element.isConnected) pane.append(element)
      })
      for (const child of [...pane.children]) if (!shown.has(child)) child.remove()
    },
  }
}
