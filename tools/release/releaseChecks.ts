import type { Manifest } from './packages.ts'

const kinds = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const

/** Files that every tarball must have. */
const wanted = [
  'package/LICENSE',
  'package/README.md',
  'package/CHANGELOG.md',
  'package/dist/index.js',
  'package/dist/index.js.map',
  'package/sbom.cdx.json',
]

/** Repository and folder in which a package is built. */
export interface Built {
  /**
   * Name of the repository, `owner/name`, as the CI service gives it. A provenance contains it, and a registry compares
   * it with the package.
   */
  repository: string
  /** Path of the folder from the root, such as `packages/ui`. */
  folder: string
}

/**
 * Reasons not to publish a package, as sentences.
 *
 * @param packed the package.json in its tarball.
 * @param source the package.json in its folder.
 * @param files paths in its tarball, such as `package/LICENSE`.
 */
export function releaseProblems(
  packed: Manifest,
  source: Manifest,
  files: readonly string[],
  { repository, folder }: Built,
): string[] {
  const { type, url, directory } = packed.repository ?? {}
  const inward = kinds
    .flatMap((kind) => Object.entries(packed[kind] ?? {}))
    .filter(([, range]) => /^(workspace|catalog|link|file):/.test(range))
    .map(([name, range]) => `asks for ${name} by ${range}, which nobody outside can resolve`)
  const pinned = Object.entries(packed.dependencies ?? {})
    .filter(([, range]) => /^\d/.test(range))
    .map(([name, range]) => `asks for ${name} by ${range} alone: a site with another patch has two copies`)
  const own = [
    packed.private && 'is private',
    packed.name !== source.name && `is named ${packed.name}`,
    packed.version !== source.version && `has version ${packed.version}, its folder ${source.version}`,
    !packed.license && 'has no licence',
    !packed.description && 'has no description',
    !packed.keywords?.length && 'has no keywords',
    !packed.engines?.node && 'does not say which Node it runs on',
    packed.publishConfig?.access !== 'public' && 'is not public',
    packed.publishConfig?.provenance !== true && 'goes out without provenance',
    !/^[\w.-]+\/[\w.-]+$/.test(repository) && `is built in ${repository}, which is no owner/name`,
    (type !== 'git' || url !== `git+https://github.com/${repository}.git`) &&
      `says it comes from ${url}, and is built in ${repository}`,
    directory !== folder && `says it comes from the folder ${directory}, and is built in ${folder}`,
  ]
  const missing = wanted.filter((path) => !files.includes(path)).map((path) => `comes without ${path}`)
  return [...own.filter((one) => typeof one === 'string'), ...inward, ...pinned, ...missing].map(
    (one) => `${source.name} ${one}`,
  )
}
