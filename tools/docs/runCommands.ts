/**
 * Runs the quick commands as the pages show them. They must succeed, and must not change the committed files that they
 * write. Commands that serve something are run by `tools/start/check.ts`, those that take minutes by the nightly
 * workflow (`commandRuns.ts`).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { quick } from './commandRuns.ts'
import { pnpm } from './commands.ts'

const files = globSync(['packages/booking/openapi.json', 'packages/*/api/*'], { cwd: root }).map((file) =>
  join(root, file),
)
const before = files.map((file) => readFileSync(file, 'utf8'))
for (const command of quick) {
  const line = command.replace(/^pnpm/, `npx --yes pnpm@${pnpm}`)
  // The machine's own token is removed from the environment, so that nothing is sent to Chromatic.
  const { code, output, seconds } = await run('sh', ['-c', line], { env: { CHROMATIC_PROJECT_TOKEN: '' } })
  if (code !== 0) throw new Error(`${command} ended with ${code}\n${output}`)
  if (command === 'pnpm chromatic' && !output.includes('Chromatic is skipped'))
    throw new Error(`Without a token Chromatic is to be skipped\n${output}`)
  process.stdout.write(`  ${command} (${seconds.toFixed(1)} s)\n`)
}
const changed = files.filter((file, at) => readFileSync(file, 'utf8') !== before[at])
// The files are restored, so that the next run finds the same difference.
for (const file of changed) writeFileSync(file, before[files.indexOf(file)]!)
if (files.length < 4 || changed.length > 0)
  throw new Error(`Not what their commands write: ${changed.join(', ') || 'files that are not there'}`)
