import type { Manifest } from './packages.ts'

const kinds = ['dependencies', 'peerDependencies', 'optionalDependencies'] as const

/** What lies in every tarball. */
const wanted = [
  'package/LICENSE',
  'package/README.md',
  'package/CHANGELOG.md',
  'package/dist/index.js',
  'package/sbom.cdx.json',
]

/** Where a package is built. */
export interface Built {
  /** `owner/name`, as the CI service says it; a provenance names it so, and a registry holds the package to it. */
  repository: string
  /** From the root, `packages/ui`. */
  folder: string
}

/**
 * What speaks against publishing a package.
 *
 * @param packed the package.json of its tarball.
 * @param source that of its folder.
 * @param files the paths of its tarball, `package/LICENSE`.
 */
export function troublesOf(
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
  const own = [
    packed.private && 'is private',
    packed.name !== source.name && `is named ${packed.name}`,
    packed.version !== source.version && `has version ${packed.version}, its folder ${source.version}`,
    !packed.license && 'has no licence',
    !packed.description && 'has no description',
    packed.publishConfig?.access !== 'public' && 'is not public',
    packed.publishConfig?.provenance !== true && 'goes out without provenance',
    !/^[\w.-]+\/[\w.-]+$/.test(repository) && `is built in ${repository}, which is no owner/name`,
    (type !== 'git' || url !== `git+https://github.com/${repository}.git`) &&
      `says it comes from ${url}, and is built in ${repository}`,
    directory !== folder && `says it comes from the folder ${directory}, and is built in ${folder}`,
  ]
  const missing = wanted.filter((path) => !files.includes(path)).map((path) => `comes without ${path}`)
  return [...own.filter((one) => typeof one === 'string'), ...inward, ...missing].map(
    (one) => `${source.name} ${one}`,
  )
}
