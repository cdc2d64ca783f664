import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadContract } from './contract.ts'
import { createDocument } from './document.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Path of the committed document. */
export const documentFile = join(root, 'packages/booking/openapi.json')

/** The formatted text that the committed document must have. @throws Error if it cannot be created */
export async function documentText(): Promise<string> {
  const text = JSON.stringify(createDocument(await loadContract()), null, 2)
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['format', `--stdin-file-path=${documentFile}`],
    { cwd: root, input: text, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (status !== 0) throw new Error(`The document could not be formatted: ${stderr}`)
  return stdout
}
