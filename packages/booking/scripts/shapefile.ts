import { readFileSync } from 'node:fs'
import type { Ring } from '../src/map/rules/rings.ts'

/** A shape with the fields of its row, as text. */
export interface Shape {
  readonly lines: readonly Ring[]
  readonly fields: Readonly<Record<string, string>>
}

/** Lines of an ESRI shapefile, `.shp` and `.dbf` of one name. */
export function readShapes(path: string): Shape[] {
  const rows = readRows(`${path}.dbf`)
  return readLines(`${path}.shp`).map((lines, at) => ({ lines, fields: rows[at] ?? {} }))
}

/** Code of the shape type polyline. */
const polyline = 3

function readLines(path: string): Ring[][] {
  const bytes = readFileSync(path)
  const shapes: Ring[][] = []
  // Each record has its number and its length in 16-bit words, big-endian, then the shape, little-endian.
  for (let at = 100; at < bytes.length; at += 8 + bytes.readInt32BE(at + 4) * 2) {
    const shape = at + 8
    if (bytes.readInt32LE(shape) !== polyline) {
      shapes.push([])
      continue
    }
    const [parts, points] = [bytes.readInt32LE(shape + 36), bytes.readInt32LE(shape + 40)]
    const starts = Array.from({ length: parts }, (_, part) => bytes.readInt32LE(shape + 44 + 4 * part))
    const first = shape + 44 + 4 * parts
    const point = (nth: number) =>
      [bytes.readDoubleLE(first + 16 * nth), bytes.readDoubleLE(first + 16 * nth + 8)] as const
    shapes.push(
      starts.map((start, part) =>
        Array.from({ length: (starts[part + 1] ?? points) - start }, (_, nth) => point(start + nth)),
      ),
    )
  }
  return shapes
}

function readRows(path: string): Record<string, string>[] {
  const bytes = readFileSync(path)
  const [rows, head, width] = [bytes.readInt32LE(4), bytes.readInt16LE(8), bytes.readInt16LE(10)]
  const fields: { name: string; start: number; length: number }[] = []
  let start = 1
  // Field descriptions of 32 bytes each, until a carriage return.
  for (let at = 32; bytes[at] !== 13; at += 32) {
    const length = bytes[at + 16] as number
    fields.push({ name: bytes.toString('latin1', at, at + 11).split('\0')[0] as string, start, length })
    start += length
  }
  return Array.from({ length: rows }, (_, row) => {
    const from = head + row * width
    return Object.fromEntries(
      fields.map(({ name, start, length }) => [
        name,
        bytes.toString('utf8', from + start, from + start + length).trim(),
      ]),
    )
  })
}
