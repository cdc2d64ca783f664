import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** The fields of a package.json that a release reads. A field of another type counts as missing. */
export interface Manifest {
  name: string
  version: string
  private?: boolean
  license?: string
  description?: string
  keywords?: readonly string[]
  engines?: { node?: string }
  repository?: { type: 'git'; url: string; directory: string }
  publishConfig?: { access?: string; provenance?: boolean }
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** A package that is published. */
export interface Released {
  /** Name of its folder in `packages`, such as `ui`. */
  folder: string
  /** Absolute path of its folder. */
  path: string
  manifest: Manifest
}

/** Packages that are published: all in `packages` that are not private. */
export function releasedPackages(): Released[] {
  return readdirSync(join(root, 'packages')).flatMap((folder) => {
    const path = join(root, 'packages', folder)
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
    return manifest.private ? [] : [{ folder, path, manifest }]
  })
}

/** File name of a packed package, such as `wherry-ui-0.1.0.tgz`. */
export const tarballName = ({ name, version }: Manifest): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`

/**
 * The `repository` of a package. A registry takes a provenance only for a package that names the repository it was
 * built in. Only the CI service knows that name, so a fork releases under its own.
 *
 * @param repository `owner/name`, as the CI service names it.
 */
export const homeOf = (repository: string, folder: string): NonNullable<Manifest['repository']> => ({
  type: 'git',
  url: `git+https://github.com/${repository}.git`,
  directory: `packages/${folder}`,
})

/**
 * Writes the `repository` into a package.json.
 *
 * @param path folder of the package.json: that of the package, or of its unpacked tarball.
 */
export function writeHome(path: string, home: NonNullable<Manifest['repository']>): void {
  const file = join(path, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, `${JSON.stringify({ ...manifest, repository: home }, null, 2)}\n`)
}
