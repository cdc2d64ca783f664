import type { Manifest } from './packages.ts'
import type { Step } from './steps.ts'

/** File name of a package's bill of materials, in its folder and in its tarball. */
export const sbomName = 'sbom.cdx.json'

/**
 * Writes the bill of materials of a package (CycloneDX): its direct and indirect dependencies from the lockfile, each
 * with its licence and the hash of its tarball.
 *
 * @param file path of the file to write.
 */
export const sbomStep = ({ name }: Manifest, file: string): Step => ({
  title: `package ${name}: bill of materials`,
  command: 'pnpm',
  args: [
    ...['--filter', name, 'sbom', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'],
    ...['--sbom-type', 'library', '--prod', '--lockfile-only', '--out', file],
  ],
})

interface Bill {
  bomFormat?: string
  metadata?: { component?: { purl?: string } }
  components?: { purl?: string; externalReferences?: { hashes?: { alg: string }[] }[] }[]
}

/**
 * Faults of a bill of materials.
 *
 * @param text content of the file.
 * @param packed the package.json beside it.
 */
export function sbomTroubles(text: string, { name, version, dependencies = {} }: Manifest): string[] {
  let bill: Bill
  try {
    bill = JSON.parse(text)
  } catch {
    return [`${name}: its bill of materials is no JSON`]
  }
  const { bomFormat, metadata, components = [] } = bill
  const own = metadata?.component?.purl
  const wanted = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const isNamed = (asked: string) =>
    components.some(({ purl = '' }) => purl.startsWith(`pkg:npm/${asked.replace('@', '%40')}@`))
  const isOurs = (purl: string) => purl.startsWith('pkg:npm/%40wherry/')
  const withoutHash = components.filter(
    ({ purl = '', externalReferences = [] }) =>
      !isOurs(purl) &&
      !externalReferences.some(({ hashes = [] }) => hashes.some(({ alg }) => alg === 'SHA-512')),
  )
  return [
    ...(bomFormat === 'CycloneDX' ? [] : [`is ${bomFormat}, no CycloneDX`]),
    ...(own === wanted ? [] : [`is of ${own}, not of ${wanted}`]),
    ...Object.keys(dependencies)
      .filter((asked) => !isNamed(asked))
      .map((asked) => `does not name ${asked}`),
    ...withoutHash.map(({ purl }) => `has no SHA-512 of ${purl}`),
  ].map((trouble) => `${name}: its bill of materials ${trouble}`)
}
