/**
 * A release without its last step. It builds and packs the packages, and publint and attw read the tarballs. It writes
 * into each package what a release writes: the `repository`, which a provenance must match, and the bill of materials.
 * Then it packs them again and runs a dry `pnpm publish`. It needs no token and no registry.
 *
 * `--packed`: the tarballs are in `.cache/packs` already and were checked, as in `test`.
 */
import { join } from 'node:path'
import { emptyFolder, root, run } from '../run.ts'
import { homeOf, type Manifest, releasedPackages, tarballName, writeHome } from './packages.ts'
import { releaseProblems } from './releaseChecks.ts'
import { sbomName, sbomStep, sbomTroubles } from './sbom.ts'
import { packageSteps, type Step } from './steps.ts'

const packs = join(root, '.cache/packs')
/** In the folder of the tarballs, so that a run does not change a package's own package.json. */
const released = join(packs, 'released')
/** Repository that the packages name. Any name will do outside of CI, where nothing is released. */
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
  emptyFolder(packs)
  const build = ['run', 'build', '--filter=./packages/*']
  for (const step of [{ title: 'build', command: 'turbo', args: build }, ...packageSteps(packs)])
    await must(step)
}
emptyFolder(released)

const words = []
for (const { folder, manifest } of releasedPackages()) {
  const unpacked = join(released, folder)
  emptyFolder(unpacked)
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
    words.push(...releaseProblems(JSON.parse(packed) as Manifest, manifest, files, built))
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
