import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type PackedPlaces, unpackPlaces } from './columns.ts'
import type { Place } from './place.ts'

/** The data files. Stations have a separate file, since their source has another licence (ODbL). */
export const dataFiles = ['places.json.gz', 'stations.json.gz'].map((name) =>
  fileURLToPath(new URL(`../../data/${name}`, import.meta.url)),
)

/** All places of the sandbox, read from the committed files. Node only; a browser has `samplePlaces`. */
export function loadPlaces(): Place[] {
  return dataFiles.flatMap((file) =>
    unpackPlaces(JSON.parse(gunzipSync(readFileSync(file)).toString()) as PackedPlaces),
  )
}
