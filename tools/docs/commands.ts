import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { releasedPackages } from '../release/packages.ts'
import { root } from '../run.ts'
import type { Block } from './blocks.ts'

const listOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
    packageManager?: string
    dependencies?: Record<string, string>
  }
const own = listOf('.')
/** Version of pnpm that the commands use, such as `12.21.0`. */
export const pnpm = own.packageManager!.replace('pnpm@', '')

/** Built-in commands of pnpm that the pages name. */
const ofPnpm = ['install', 'pack', 'exec']
/** Packages that a reader installs in order to use a package of ours. */
const installable = [
  'react',
  'react-dom',
  'wouter',
  ...releasedPackages().map(({ manifest }) => manifest.name),
]

/** Names of the workspace's scripts. */
export const scripts: readonly string[] = Object.keys(own.scripts!)

/** Files of the workspace's programs. */
const programs = globSync(
  ['{tools,e2e,proofs,bench}/**/*.ts', '{packages,apps}/*/{src,scripts}/**/*.{ts,tsx}', 'vitest.config.ts'],
  { cwd: root, exclude: ['**/node_modules', 'proofs/apps'] },
)

/** Names of environment variables that the workspace's programs read. */
export const settable: ReadonlySet<string> = new Set(
  programs.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/env(?:\['|\.)([A-Z][A-Z_]+)/g)].map(
      ([, name]) => name!,
    ),
  ),
)

/** Words of a shell line without quotes, up to a comment. */
export const wordsOf = (line: string): string[] =>
  [...line.replace(/(^|\s)#\s.*$/, '').matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare!,
  )

/** A request made by a line with `curl`. */
export interface Asked {
  url: string
  method: string
  body: string | null
}

export function curlOf(words: readonly string[]): Asked {
  const after = (name: string) => (words.includes(name) ? words[words.indexOf(name) + 1]! : null)
  const url = words.find((word) => /^(https?:\/\/|localhost:)/.test(word)) ?? ''
  return {
    url: url.replace(/^localhost/, 'http://localhost'),
    method: after('-X') ?? 'GET',
    body: after('-d'),
  }
}

/** Paths among the words that do not exist in a folder. */
const lostIn = (folder: string, words: readonly string[]) =>
  words
    .filter((word) => /^[\w.-]+\/\S+$/.test(word) && !word.startsWith('@') && !word.includes('*'))
    .filter((path) => !existsSync(join(root, folder, path)))
    .map((path) => `no file ${path}`)

function pnpmTroubles(words: readonly string[], folder: string): string[] {
  const [command, ...rest] = words[0] === 'run' ? words.slice(1) : words
  if (!command) return ['a pnpm that is asked for nothing']
  if (!ofPnpm.includes(command) && !listOf(folder).scripts?.[command])
    return [`no script ${command}${folder === '.' ? '' : ` in ${folder}`}`]
  return lostIn(folder, rest)
}

/** Faults of a `node` command: its program and the paths after it must exist. */
function nodeTroubles(words: readonly string[], folder: string): string[] {
  const [script, ...rest] = words.filter((word) => !word.startsWith('-'))
  if (!script) return ['a node that is asked for nothing']
  return existsSync(join(root, folder, script)) ? lostIn(folder, rest) : [`no file ${script}`]
}

function npmTroubles([command, ...rest]: readonly string[], folder: string): string[] {
  if (command === 'run')
    return listOf(folder).scripts?.[rest[0]!] ? [] : [`no script ${rest[0]} in ${folder}`]
  if (command !== 'i' && command !== 'install') return [`npm ${command}`]
  if (rest.length === 0) return listOf(folder).dependencies ? [] : [`nothing to install in ${folder}`]
  const named = rest[0] === '-g' ? rest.slice(1).filter((word) => word !== `pnpm@${pnpm}`) : rest
  return named
    .filter((name) => !installable.includes(name))
    .map((name) => `a package that is not ours: ${name}`)
}

/** Faults of a block of commands, one per line. Addresses of `curl` are tested by a request to the sandbox instead. */
export function commandTroubles({ file, line, text }: Block): string[] {
  return text.split('\n').flatMap((command, at) => {
    const troubles: string[] = []
    /** Folder after the last `cd`. Null before any `cd`: then npm runs in the page's own folder. */
    let folder: string | null = null
    for (const words of command.split(' && ').map(wordsOf)) {
      while (/^[A-Z_]+=/.test(words[0] ?? '')) {
        const [name] = words.shift()!.split('=')
        if (!settable.has(name!)) troubles.push(`nothing reads ${name}`)
      }
      const [program, ...rest] = words
      const here: string = folder ?? '.'
      if (program === 'cd') {
        folder = join(here, rest[0] ?? '')
        if (!existsSync(join(root, folder))) return [`${file}:${line + at}: no folder ${folder}`]
      } else if (program === 'npx') {
        if (rest[0] !== '--yes' || rest[1] !== `pnpm@${pnpm}`)
          troubles.push(`npx of something else: ${command}`)
        troubles.push(...pnpmTroubles(rest.slice(2), here))
      } else if (program === 'pnpm') troubles.push(...pnpmTroubles(rest, here))
      else if (program === 'node') troubles.push(...nodeTroubles(rest, here))
      else if (program === 'changeset') troubles.push(...(rest[0] === 'add' ? [] : [`changeset ${rest[0]}`]))
      else if (program === 'npm') troubles.push(...npmTroubles(rest, folder ?? dirname(file)))
      else if (program === 'curl') troubles.push(...(curlOf(words).url ? [] : ['curl of no address']))
      else if (program) troubles.push(`a command that nothing judges: ${command}`)
    }
    return troubles.map((trouble) => `${file}:${line + at}: ${trouble}`)
  })
}
