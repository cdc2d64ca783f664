import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect } from 'vitest'
import { patience } from '../.storybook/waits.ts'
import { type Ended, endGroup, run } from '../tools/run.ts'
import { home, tarballs } from './folders.ts'

/** Folder in which npm itself installs, such as `ui`. */
export const npmFolder = (name: string): string => join(home, 'npm', name)

/** Paths of our tarballs, by package name. */
const ours = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(JSON.parse(readFileSync(tarballs, 'utf8')) as Record<string, string>).map(
      ([name, file]) => [name, join(home, file)],
    ),
  )

/** Replaces the name of a package of ours by the path of its tarball; any other word is returned unchanged. */
const tarballOf = (name: string): string => ours()[name] ?? name

/**
 * A package.json with overrides, so that npm takes our packages' dependencies on each other from tarballs instead of a
 * registry.
 */
function withOurs(manifest: string, line: string): string {
  const { dependencies = {}, ...rest } = JSON.parse(manifest)
  const asked = [...Object.keys(dependencies), ...line.trim().split(' ')]
  const others = Object.entries(ours()).filter(([name]) => !asked.includes(name))
  const overrides = Object.fromEntries(others.map(([name, path]) => [name, `file:${path}`]))
  return JSON.stringify({ ...rest, dependencies, overrides })
}

/** Runs a line of a page that begins with `npm`, like a reader. */
export function npm(line: string, cwd: string, env: Record<string, string> = {}): Promise<Ended> {
  const [program, ...args] = line.trim().split(' ')
  if (program !== 'npm') throw new Error(`Not a command of npm: ${line}`)
  return run('npm', args, { cwd, env: { npm_config_update_notifier: 'false', ...env } })
}

/** A server of an app: its process, which `endGroup` ends, all that it has said so far, and its address. */
export interface Server {
  process: ChildProcess
  said(): string
  url: string
}

/** Starts a server of an app, as Vite and Next say it: `Local: http://localhost:3000`. It may take 30 s. */
export async function startServer(
  program: string,
  args: string[],
  { cwd, env }: { cwd: string; env: Record<string, string> },
): Promise<Server> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const said = () => stripVTControlCharacters(output)
  const line = /Local: +(http:\/\/localhost:[1-9]\d{0,4})\/?\s/
  try {
    await expect.poll(said, { timeout: patience }).toMatch(line)
  } catch (error) {
    await endGroup(child)
    throw error
  }
  return { process: child, said, url: line.exec(said())![1]! }
}

/**
 * Installs by npm with a line of a page, our packages from their tarballs. An installation of an earlier run is
 * updated, which takes two seconds instead of ten.
 *
 * @param manifest package.json before the installation; without one npm would search the parent folders
 */
export async function install(cwd: string, line: string, manifest = '{ "private": true }\n'): Promise<void> {
  mkdirSync(cwd, { recursive: true })
  const settled = join(cwd, 'node_modules/.settled')
  // An interrupted installation may be incomplete, so its folder is removed.
  rmSync(existsSync(settled) ? settled : join(cwd, 'node_modules'), { recursive: true, force: true })
  rmSync(join(cwd, 'package-lock.json'), { force: true })
  writeFileSync(join(cwd, 'package.json'), withOurs(manifest, line))
  const command = line.trim().split(' ').map(tarballOf).join(' ')
  const { code, output } = await npm(`${command} --prefer-offline --no-audit --no-fund`, cwd)
  if (code !== 0) throw new Error(output)
  writeFileSync(settled, '')
}

/**
 * Copies an example like a person.
 *
 * @returns its package.json, with our packages as `file:` and the path of the tarball, as its README says for the time
 * before they are on npm
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
