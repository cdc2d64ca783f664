/**
 * Runs the quick commands as the pages show them, which have to succeed; what they write has to be what stands there
 * already. What serves something is for `tools/start/check.ts`, what takes minutes for the workflow of the night
 * (`ran.ts`).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { pnpm } from './commands.ts'
import { quick } from './ran.ts'

const files = globSync(['packages/booking/openapi.json', 'packages/*/api/*'], { cwd: root }).map((file) =>
  join(root, file),
)
const before = files.map((file) => readFileSync(file, 'utf8'))
for (const command of quick) {
  const line = command.replace(/^pnpm/, `npx --yes pnpm@${pnpm}`)
  // Whose token it may be: nothing is sent from here.
  const { code, output, seconds } = await run('sh', ['-c', line], { env: { CHROMATIC_PROJECT_TOKEN: '' } })
  if (code !== 0) throw new Error(`${command} ended with ${code}\n${output}`)
  if (command === 'pnpm chromatic' && !output.includes('Chromatic is skipped'))
    throw new Error(`Without a token Chromatic is to be skipped\n${output}`)
  process.stdout.write(`  ${command} (${seconds.toFixed(1)} s)\n`)
}
const changed = files.filter((file, at) => readFileSync(file, 'utf8') !== before[at])
// Left as they were: the next run has to find it, too.
for (const file of changed) writeFileSync(file, before[files.indexOf(file)]!)
if (files.length < 4 || changed.length > 0)
  throw new Error(`Not what their commands write: ${changed.join(', ') || 'files that are not there'}`)
