import { globSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

/**
 * The two lists of entry points in a package.json: for the workspace, by source files, and for the published package.
 */
export interface Entries {
  readonly exports: Readonly<Record<string, string>>
  readonly publishConfig: { readonly exports: Readonly<Record<string, unknown>> }
}

/** True for entry points of the workspace only: test helpers and samples are not published. */
const isOfWorkspace = (name: string) => name.startsWith('./testing/')

/** Path of the built file for a source, without extension: `./src/finder/index.ts` becomes `finder/index`. */
const builtName = (source: string) => source.replace('./src/', '').replace(/\.tsx?$/, '')

/**
 * The published entry points that follow from those of the workspace: a source with its types, any other file
 * unchanged.
 */
export function publishedExports({ exports }: Entries): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([name]) => !isOfWorkspace(name))
      .map(([name, target]) => {
        if (!target.startsWith('./src/')) return [name, target]
        const built = `./dist/${builtName(target)}`
        return [name, { types: `${built}.d.ts`, default: `${built}.js` }]
      }),
  )
}

/**
 * Sources of a build's entries, by the names of their built files. They are read from package.json, so that the two
 * lists cannot differ. A pattern stands for each matching source.
 *
 * @param path folder of the package.
 */
export function builtEntries(path: string, { exports }: Entries): Record<string, string> {
  const sources = Object.entries(exports)
    .filter(([name, target]) => !isOfWorkspace(name) && target.startsWith('./src/'))
    .flatMap(([, target]) => globSync(target.replace('*', '**/*'), { cwd: path }))
    .filter((source) => !/\.test\.tsx?$/.test(source))
    .map((source) => normalize(source))
  return Object.fromEntries(sources.sort().map((source) => [builtName(`./${source}`), source]))
}

/**
 * Sources of the product, by the names of their built files. Of two names that differ only in capitals one is left out,
 * because some file systems cannot have both; its code becomes part of the files that import it.
 */
export function sourceFiles(path: string): Record<string, string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: path, exclude: ['src/testing/**'] })
  const sources = files.filter((file) => !/\.(test|stories|guide|css)\.tsx?$/.test(file)).sort()
  const named = new Map(sources.map((file) => [builtName(`./${file}`).toLowerCase(), file]))
  return Object.fromEntries([...named.values()].map((file) => [builtName(`./${file}`), file]))
}

/**
 * Removes built files that no entry reaches: a source imported by others is in a chunk, and the file with its name only
 * re-exports it.
 *
 * @param entries names of built files, without extension.
 */
export async function dropUnreached(out: string, entries: readonly string[]): Promise<void> {
  const reached = new Set<string>()
  const visit = async (file: string): Promise<void> => {
    if (reached.has(file)) return
    reached.add(file)
    const code = await readFile(join(out, file), 'utf8')
    const named = [...code.matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+\.js)["']/g)]
    await Promise.all(named.map(([, path]) => visit(join(dirname(file), path!))))
  }
  await Promise.all(entries.map((entry) => visit(`${entry}.js`)))
  const files = globSync('**/*.js', { cwd: out })
  for (const file of files.filter((one) => !reached.has(one)))
    for (const ending of ['', '.map']) await rm(join(out, file + ending), { force: true })
}
