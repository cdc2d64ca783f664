import type { Ring } from '../src/map/rules/rings.ts'

type Geometry =
  | { type: 'GeometryCollection'; geometries: Geometry[] }
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }

/** A TopoJSON file: lines that shapes share, as steps of whole numbers. */
export interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
  readonly transform: {
    readonly scale: readonly [number, number]
    readonly translate: readonly [number, number]
  }
  readonly objects: Readonly<Record<string, Geometry>>
}

/** All rings of an object's polygons, outer and inner alike. */
export function ringsOf({ arcs, transform, objects }: Topology, name: string): Ring[] {
  const { scale, translate } = transform
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([east, north]) => {
      x += east
      y += north
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
    })
  })
  /** Returns the points of a line; a negative number means the line `~number` reversed. */
  const lineOf = (arc: number) => (arc < 0 ? [...(lines[~arc] ?? [])].reverse() : (lines[arc] ?? []))
  const ringOf = (parts: readonly number[]): Ring => parts.flatMap((arc) => lineOf(arc).slice(1))
  const rings = (geometry: Geometry): Ring[] => {
    if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(rings)
    return geometry.type === 'Polygon' ? geometry.arcs.map(ringOf) : geometry.arcs.flat().map(ringOf)
  }
  const object = objects[name]
  if (!object) throw new Error(`The file has no ${name}`)
  return rings(object)
}
