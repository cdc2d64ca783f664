import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'

/** A tile of an archive. */
export interface ArchivedTile {
  readonly z: number
  readonly x: number
  readonly y: number
  /** The stored bytes: an uncompressed vector tile in Mapbox’s format. */
  readonly data: Uint8Array
}

const headBytes = 127
/** Codes of the format: uncompressed, compressed by gzip, vector tiles. */
const [unzipped, zipped, vector] = [1, 2, 1]

/**
 * An archive of vector tiles, by version 3 of the PMTiles specification: one directory, with the tiles in its order.
 */
export function pmtilesArchive(given: readonly ArchivedTile[]): Buffer {
  const tiles = given
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .toSorted((a, b) => a.id - b.id)
  const directory = gzipSync(
    Buffer.from([
      ...varint(tiles.length),
      ...tiles.flatMap(({ id }, at) => varint(id - (tiles[at - 1]?.id ?? 0))),
      // Run lengths: each entry of the directory is for one tile.
      ...tiles.flatMap(() => varint(1)),
      ...tiles.flatMap(({ data }) => varint(data.length)),
      // Offsets are written plus one; 0 means directly after the tile before.
      ...tiles.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
    ]),
  )
  const metadata = gzipSync(JSON.stringify({ name: 'A test', attribution: '© OpenStreetMap contributors' }))
  const data = Buffer.concat(tiles.map((tile) => tile.data))
  const head = Buffer.alloc(headBytes)
  head.write('PMTiles', 0, 'latin1')
  head.writeUInt8(3, 7)
  const metadataAt = headBytes + directory.length
  const dataAt = metadataAt + metadata.length
  for (const [at, number] of [
    [8, headBytes],
    [16, directory.length],
    [24, metadataAt],
    [32, metadata.length],
    // The archive has no leaf directories.
    [40, dataAt],
    [48, 0],
    [56, dataAt],
    [64, data.length],
    [72, tiles.length],
    [80, tiles.length],
    [88, tiles.length],
  ] as const)
    head.writeBigUInt64LE(BigInt(number), at)
  head.writeUInt8(1, 96)
  head.writeUInt8(zipped, 97)
  head.writeUInt8(unzipped, 98)
  head.writeUInt8(vector, 99)
  const zooms = tiles.map(({ z }) => z)
  head.writeUInt8(Math.min(...zooms), 100)
  head.writeUInt8(Math.max(...zooms), 101)
  const corners = tiles.map(cornersOf)
  const degrees = (number: number, at: number) => head.writeInt32LE(Math.round(number * 10_000_000), at)
  const [west, south] = [
    Math.min(...corners.map((one) => one.west)),
    Math.min(...corners.map((one) => one.south)),
  ]
  const [east, north] = [
    Math.max(...corners.map((one) => one.east)),
    Math.max(...corners.map((one) => one.north)),
  ]
  for (const [at, number] of [
    [102, west],
    [106, south],
    [110, east],
    [114, north],
    [119, (west + east) / 2],
    [123, (south + north) / 2],
  ] as const)
    degrees(number, at)
  head.writeUInt8(Math.max(...zooms), 118)
  return Buffer.concat([head, directory, metadata, data])
}

/** A variable-length integer: groups of seven bits, the lowest first. */
function varint(number: number): number[] {
  const bytes: number[] = []
  let rest = number
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

function cornersOf({ z, x, y }: ArchivedTile) {
  const lng = (column: number) => (column / 2 ** z) * 360 - 180
  const lat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI
  return { west: lng(x), east: lng(x + 1), north: lat(y), south: lat(y + 1) }
}
