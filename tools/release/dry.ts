/**
 * A release but for its last step: builds, packs, has publint and attw read the tarballs, writes into each what a release
 * writes (where the package is built, which a provenance is held to, and its bill of materials), packs it anew, and has pnpm publish that without
 * sending it. It needs no token and no registry.
 *
 * `--packed`: the tarballs stand in `.cache/packs` already and were read; `test` comes so.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from '../run.ts'
import { troublesOf } from './judge.ts'
import { homeOf, type Manifest, releasedPackages, tarballName, writeHome } from './packages.ts'
import { sbomName, sbomStep, sbomTroubles } from './sbom.ts'
import { packageSteps, type Step } from './steps.ts'

const packs = join(root, '.cache/packs')
/** Beside the tarballs, so that no run leaves a trace in a package's own package.json. */
const released = join(packs, 'released')
/** Where nothing is released from, any name does. */
const repository = process.env['GITHUB_REPOSITORY'] || 'wherry/wherry'
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

rmSync(released, { recursive: true, force: true })
const words = []
for (const { folder, manifest } of releasedPackages()) {
  const unpacked = join(released, folder)
  mkdirSync(unpacked, { recursive: true })
  const title = `package ${folder}`
  const unpack = ['-xzf', join(packs, tarballName(manifest)), '--strip-components=1', '-C', unpacked]
  const tarball = join(released, tarballName(manifest))
  try {
    await must({ title: `${title}: unpacks`, command: 'tar', args: unpack })
    writeHome(unpacked, homeOf(repository, folder))
    await must(sbomStep(manifest, join(unpacked, sbomName)))
    const pack = ['pack', '--pack-destination', released]
    await must({ title: `${title}: packs as it is released`, command: 'pnpm', args: pack, cwd: unpacked })
    const packed = (await run('tar', ['-xzOf', tarball, 'package/package.json'])).output
    const files = (await run('tar', ['-tzf', tarball])).output.split('\n')
    const built = { repository, folder: `packages/${folder}` }
    words.push(...troublesOf(JSON.parse(packed) as Manifest, manifest, files, built))
    const bill = (await run('tar', ['-xzOf', tarball, `package/${sbomName}`])).output
    words.push(...sbomTroubles(bill, JSON.parse(packed) as Manifest))
  } catch (error) {
    words.push(`${manifest.name}: no package.json in ${tarball}: ${error}`)
  }
  const args = ['publish', '--dry-run', '--no-git-checks', tarball]
  const told = await must({ title: `${title}: publishes, without sending`, command: 'pnpm', args })
  if (!told.includes(`${manifest.name}@${manifest.version}`))
    words.push(`pnpm publish does not name ${manifest.name}: ${told}`)
}
for (const word of words) say(`FAIL ${word}`)
process.exitCode = failed + words.length > 0 ? 1 : 0
