import { join } from 'node:path'
import { releasedPackages, tarballName } from './packages.ts'

/** A command that has to succeed before a package may go out. */
export interface Step {
  title: string
  command: string
  args: string[]
  /** Where it runs; the root unless said. */
  cwd?: string
}

/**
 * What each package is judged by: packed as it would be published, its tarball read by publint and by attw.
 *
 * @param packs the folder that the tarballs go to; it exists.
 */
export function packageSteps(packs: string): Step[] {
  return releasedPackages().flatMap(({ folder, path, manifest }) => {
    const tarball = join(packs, tarballName(manifest))
    const sheets = ['styles.css', 'fonts.css', 'tokens.css']
    return [
      {
        title: `package ${folder}: packs`,
        command: 'pnpm',
        args: ['pack', '--pack-destination', packs],
        cwd: path,
      },
      { title: `package ${folder}: publint`, command: 'publint', args: ['--strict', tarball] },
      {
        title: `package ${folder}: attw`,
        command: 'attw',
        args: [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets],
      },
    ]
  })
}
