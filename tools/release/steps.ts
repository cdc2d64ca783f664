import { join } from 'node:path'
import { releasedPackages, tarballName } from './packages.ts'

/** A command that has to succeed before a package is released. */
export interface Step {
  title: string
  command: string
  args: string[]
  /** Folder in which the command runs. @default the root */
  cwd?: string
}

/**
 * Steps that check each package: it is packed as for a release, and publint and attw read its tarball.
 *
 * @param packs existing folder for the tarballs.
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
