/** Writes the committed text of the public API from the build: `pnpm api`. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { publicApi } from './publicApi.ts'

const ui = join(root, 'packages/ui')
const entries = readdirSync(join(ui, 'dist/entries'))
  .filter((name) => name.endsWith('.d.ts'))
  .map((name) => name.slice(0, -'.d.ts'.length))
mkdirSync(join(root, 'packages/ui/api'), { recursive: true })
writeFileSync(join(root, 'packages/ui/api/public-api.txt'), publicApi(join(ui, 'dist'), entries))
