import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../artefacts', import.meta.url))
const file = join(folder, 'bench.json')

/** Writes figures into artefacts/bench.json; figures under other names stay. */
export async function saveFigures(figures: object): Promise<void> {
  await mkdir(folder, { recursive: true })
  const kept = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
  await writeFile(file, JSON.stringify({ ...kept, ...figures }, null, 2))
}
