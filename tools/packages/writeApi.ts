/** Writes the committed texts of the public APIs, from the builds: `pnpm api`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { releasedPackages } from '../release/packages.ts'
import { publicApi } from './publicApi.ts'

for (const { path } of releasedPackages()) {
  const file = join(path, 'api/public-api.txt')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, publicApi(path))
}
