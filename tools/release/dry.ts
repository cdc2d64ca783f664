/**
 * A release but for its last step: builds, packs, has publint and attw read the tarballs, and has pnpm publish each of
 * them without sending it. It needs no token and no registry.
 *
 * `--packed`: the tarballs stand in `.cache/packs` already and were read; `test` comes so.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { troublesOf } from './judge.ts'
import { type Manifest, releasedPackages, tarballName } from './packages.ts'
import { packageSteps, type Step } from './steps.ts'

const packs = join(root, '.cache/packs')
let failed = 0
const say = (text: string) => void process.stdout.write(`${text}\n`)

async function must({ title, command, args, cwd }: Step): Promise<string> {
  const { code, output } = await run(command, args, { cwd })
  if (code !== 0) failed++
  say(code === 0 ? `ok   ${title}` : `FAIL ${title}\n${output}`)
  return output
}

if (!process.argv.includes('--packed')) {
  rmSync(packs, { recursive: true, force: true })
  mkdirSync(packs, { recursive: true })
  const build = ['run', 'build', '--filter=./packages/*']
  for (const step of [{ title: 'build', command: 'turbo', args: build }, ...packageSteps(packs)])
    await must(step)
}

const words = []
for (const { folder, manifest } of releasedPackages()) {
  const tarball = join(packs, tarballName(manifest))
  const { output } = await run('tar', ['-xzOf', tarball, 'package/package.json'])
  try {
    const files = (await run('tar', ['-tzf', tarball])).output.split('\n')
    words.push(...troublesOf(JSON.parse(output) as Manifest, manifest, files))
  } catch {
    words.push(`${manifest.name}: no package.json in ${tarball}: ${output}`)
  }
  const args = ['publish', '--dry-run', '--no-git-checks', tarball]
  const told = await must({ title: `package ${folder}: publishes, without sending`, command: 'pnpm', args })
  if (!told.includes(`${manifest.name}@${manifest.version}`))
    words.push(`pnpm publish does not name ${manifest.name}: ${told}`)
}
for (const word of words) say(`FAIL ${word}`)
process.exitCode = failed + words.length > 0 ? 1 : 0
