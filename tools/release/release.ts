/**
 * Builds the packages and publishes those whose version is not in the registry yet. The release workflow starts it.
 * pnpm gets the registry's token from the environment, never as an argument.
 */
import { join } from 'node:path'
import { run } from '../run.ts'
import { homeOf, releasedPackages, writeHome } from './packages.ts'
import { sbomName, sbomStep } from './sbom.ts'

const repository = process.env['GITHUB_REPOSITORY']
if (!repository) throw new Error('GITHUB_REPOSITORY (owner/name) is not set: a release goes out from CI.')

for (const { folder, path, manifest } of releasedPackages()) {
  writeHome(path, homeOf(repository, folder))
  const { command, args, title } = sbomStep(manifest, join(path, sbomName))
  const { code } = await run(command, args, { live: true })
  if (code !== 0) throw new Error(`${title}: ended with ${code}`)
}
for (const [command, ...args] of [
  ['turbo', 'run', 'build', '--filter=./packages/*'],
  ['changeset', 'publish'],
] as const) {
  const { code } = await run(command, args, { live: true })
  if (code !== 0) process.exit(code)
}
