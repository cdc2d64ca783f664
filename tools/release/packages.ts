import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** What a release asks of a package.json; a field of another kind is as if it were not there. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  license?: string
  description?: string
  repository?: { type: 'git'; url: string; directory: string }
  publishConfig?: { access?: string; provenance?: boolean }
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package that strangers install. */
export interface Released {
  /** Its folder in `packages`, `ui`. */
  folder: string
  /** Absolute. */
  path: string
  manifest: Manifest
}

/** The packages that are published: those of `packages` that are not private. */
export function releasedPackages(): Released[] {
  return readdirSync(join(root, 'packages')).flatMap((folder) => {
    const path = join(root, 'packages', folder)
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
    return manifest.private ? [] : [{ folder, path, manifest }]
  })
}

/** The file that a package is packed to, `wherry-ui-0.1.0.tgz`. */
export const tarballName = ({ name, version }: Manifest): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

/**
 * Where a package's sources stand. A registry takes a provenance only for a package that names the repository it was
 * built in, and that is known where it is built, not here: a fork of this one releases as itself.
 *
 * @param repository `owner/name`, as the CI service says it.
 */
export const homeOf = (repository: string, folder: string): NonNullable<Manifest['repository']> => ({
  type: 'git',
  url: `git+https://github.com/${repository}.git`,
  directory: `packages/${folder}`,
})

/**
 * Writes into a package's package.json where its sources stand.
 *
 * @param path the folder that holds it: the package's own, or what its tarball is unpacked to.
 */
export function writeHome(path: string, home: NonNullable<Manifest['repository']>): void {
  const file = join(path, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, `${JSON.stringify({ ...manifest, repository: home }, null, 2)}\n`)
}
