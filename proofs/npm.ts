import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Ended, run } from '../tools/run.ts'
import { home, tarballs } from './folders.ts'

/** A folder where npm itself installs, `ui`. */
export const npmFolder = (name: string): string => join(home, 'npm', name)

/** The path of a package's tarball; what is no package of ours stays as it is. */
function tarballOf(name: string): string {
  const file = (JSON.parse(readFileSync(tarballs, 'utf8')) as Record<string, string>)[name]
  return file ? join(home, file) : name
}

/** Runs a line of a page that begins with `npm`, in the place of the person that reads it. */
export function npm(line: string, cwd: string, env: Record<string, string> = {}): Promise<Ended> {
  const [program, ...args] = line.trim().split(' ')
  if (program !== 'npm') throw new Error(`Not a command of npm: ${line}`)
  return run('npm', args, { cwd, env: { npm_config_update_notifier: 'false', ...env } })
}

/**
 * Installs with npm as a line of a page says, our packages by the paths of their tarballs. What another run has left is
 * changed into what is wanted, which takes two seconds in place of ten.
 *
 * @param manifest the package.json that stands there before; npm looks for one in the folders above, where none does.
 */
export async function install(cwd: string, line: string, manifest = '{ "private": true }\n'): Promise<void> {
  mkdirSync(cwd, { recursive: true })
  const settled = join(cwd, 'node_modules/.settled')
  // Of an install that was cut off nobody knows what is whole.
  rmSync(existsSync(settled) ? settled : join(cwd, 'node_modules'), { recursive: true, force: true })
  rmSync(join(cwd, 'package-lock.json'), { force: true })
  writeFileSync(join(cwd, 'package.json'), manifest)
  const command = line.trim().split(' ').map(tarballOf).join(' ')
  const { code, output } = await npm(`${command} --prefer-offline --no-audit --no-fund`, cwd)
  if (code !== 0) throw new Error(output)
  writeFileSync(settled, '')
}

/**
 * Copies an example as a person does. The answer is its package.json with our packages named as its README says before
 * they are on npm: as `file:` and the path of the tarball.
 */
export function copyExample(source: string, cwd: string): string {
  mkdirSync(cwd, { recursive: true })
  const isInstalled = (name: string) => name === 'node_modules' || name === 'package-lock.json'
  for (const old of readdirSync(cwd))
    if (!isInstalled(old)) rmSync(join(cwd, old), { recursive: true, force: true })
  cpSync(source, cwd, {
    recursive: true,
    filter: (path) => !isInstalled(basename(path)) && !/[\\/](dist|theme\.json)$/.test(path),
  })
  return readFileSync(join(cwd, 'package.json'), 'utf8').replace(
    /"(@wherry\/\w+)": "latest"/g,
    (_, name: string) => `"${name}": "file:${tarballOf(name)}"`,
  )
}
