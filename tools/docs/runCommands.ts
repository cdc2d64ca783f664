/**
 * Runs commands as the pages show them, which have to succeed; what they write has to be what stands there already.
 * Those that serve something are for `tools/start/check.ts`, those that take minutes for the workflow of the
 * night (`ran.ts`).
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { pnpm } from './commands.ts'

const commands = [
  'pnpm openapi',
  'pnpm chromatic',
  'pnpm test:unit tools/texts.test.ts tools/words packages/booking/src/messages',
]

/** What `openapi` writes. */
const written = () => readFileSync(join(root, 'packages/booking/openapi.json'), 'utf8')

const before = written()
for (const command of commands) {
  const { code, output, seconds } = await run('sh', [
    '-c',
    command.replace(/^pnpm/, `npx --yes pnpm@${pnpm}`),
  ])
  if (code !== 0) throw new Error(`${command} ended with ${code}\n${output}`)
  process.stdout.write(`  ${command} (${seconds.toFixed(1)} s)\n`)
}
if (written() !== before) throw new Error('Written anew, openapi.json is another')
