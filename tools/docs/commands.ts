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
const pnpm = own.packageManager!.replace('pnpm@', '')

/** Commands of pnpm itself that the pages name. */
const ofPnpm = ['install', 'pack', 'exec']
/** What a person installs to use a package of ours. */
const installable = ['react', 'react-dom', ...releasedPackages().map(({ manifest }) => manifest.name)]

/** Names that programs of ours read from the environment. */
const settable = new Set(
  globSync(['tools/**/*.ts', 'e2e/src/*.ts', 'proofs/*.ts', 'vitest.config.ts'], { cwd: root }).flatMap(
    (file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/env(?:\['|\.)([A-Z][A-Z_]+)/g)].map(
        ([, name]) => name!,
      ),
  ),
)

/** Words of a line of shell, quotes taken away, up to a comment. */
export const wordsOf = (line: string): string[] =>
  [...line.replace(/(^|\s)#\s.*$/, '').matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare!,
  )

/** The addresses that lines of `curl` ask, with what they send. */
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

function pnpmTroubles(words: readonly string[]): string[] {
  const [command, ...rest] = words[0] === 'run' ? words.slice(1) : words
  if (!command) return ['a pnpm that is asked for nothing']
  const isOwn = ofPnpm.includes(command)
  if (!isOwn && !own.scripts![command]) return [`no script ${command}`]
  return rest
    .filter((word) => /^[\w.-]+\/\S+$/.test(word) && !word.startsWith('@'))
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `no file ${path}`)
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

/** What speaks against a block of commands, line by line; what `curl` asks is judged by who answers it. */
export function commandTroubles({ file, line, text }: Block): string[] {
  const folder = dirname(file)
  return text.split('\n').flatMap((command, at) => {
    const words = wordsOf(command)
    const troubles: string[] = []
    while (/^[A-Z_]+=/.test(words[0] ?? '')) {
      const [name] = words.shift()!.split('=')
      if (!settable.has(name!)) troubles.push(`nothing reads ${name}`)
    }
    const [program, ...rest] = words
    if (program === 'npx') {
      if (rest[0] !== '--yes' || rest[1] !== `pnpm@${pnpm}`)
        troubles.push(`npx of something else: ${command}`)
      troubles.push(...pnpmTroubles(rest.slice(2)))
    } else if (program === 'pnpm') troubles.push(...pnpmTroubles(rest))
    else if (program === 'changeset') troubles.push(...(rest[0] === 'add' ? [] : [`changeset ${rest[0]}`]))
    else if (program === 'npm') troubles.push(...npmTroubles(rest, folder))
    else if (program === 'curl') troubles.push(...(curlOf(words).url ? [] : ['curl of no address']))
    else if (program) troubles.push(`a command that nothing judges: ${command}`)
    return troubles.map((trouble) => `${file}:${line + at}: ${trouble}`)
  })
}
