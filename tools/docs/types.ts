import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { releasedPackages } from '../release/packages.ts'
import { emptyFolder, root } from '../run.ts'
import type { Block } from './blocks.ts'

type Exports = Record<string, string | { types: string }>

/**
 * The types of the built packages, as `paths` for TypeScript, so that blocks are checked against the packages that
 * readers get.
 */
function builtPaths(): Record<string, string[]> {
  const paths: Record<string, string[]> = {}
  for (const { path, manifest } of releasedPackages()) {
    const { exports = {} } = manifest.publishConfig as { exports?: Exports }
    for (const [entry, target] of Object.entries(exports))
      if (typeof target === 'object') paths[manifest.name + entry.slice(1)] = [join(path, target.types)]
  }
  paths['@wherry/edge/options.ts'] = [join(root, 'apps/edge/src/options.ts')]
  return paths
}

/** Wraps a JSON block as a source that TypeScript checks: it must be edge settings with a module's `config`. */
const asSettings = (text: string) => `import type { ModuleConfig } from '@wherry/booking'
import type { EdgeSettings } from '@wherry/edge/options.ts'
type Config = Partial<Omit<ModuleConfig, 'sections'>> & { sections?: Partial<ModuleConfig['sections'] & { rent: boolean }> }
export const settings: Omit<EdgeSettings, 'config'> & { config: Config } = ${text}`

const scripts: Record<string, string> = { ts: 'ts', tsx: 'tsx', js: 'mjs' }

/** The code in the `<script>`s of an HTML block; only its syntax is checked. */
const inlineScripts = ({ text }: Block) =>
  [...text.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code]) => `// @ts-nocheck\n${code}`,
  )

function sourcesOf(block: Block): { ext: string; text: string }[] {
  if (block.lang === 'json') return [{ ext: 'ts', text: asSettings(block.text) }]
  if (block.lang === 'html') return inlineScripts(block).map((text) => ({ ext: 'mjs', text }))
  const ext = scripts[block.lang]
  return ext ? [{ ext, text: block.text }] : []
}

/**
 * TypeScript's errors in blocks of code, from one program for all: `packages/ui/README.md:13: …`. The blocks are
 * written to a folder for each page, in one that is emptied first, and are checked against the built packages.
 */
export function typeTroubles(blocks: readonly Block[]): string[] {
  const folder = join(root, '.cache/docs')
  emptyFolder(folder)
  const from = new Map<string, Block>()
  for (const [at, block] of blocks.entries()) {
    const page = join(folder, block.file)
    mkdirSync(page, { recursive: true })
    for (const [part, { ext, text }] of sourcesOf(block).entries()) {
      const name = `block${at}-${part}.${ext}`
      writeFileSync(join(page, name), text)
      from.set(join(page, name), block)
      // A block imports another one of its page by the name of its component.
      const component = /^export function (\w{1,40})\(/m.exec(text)?.[1]
      if (component) writeFileSync(join(page, `${component}.ts`), `export * from './${name}'\n`)
    }
  }
  const sheets = join(folder, 'sheets.d.ts')
  writeFileSync(sheets, "declare module '*.css'\n")
  const program = ts.createProgram([...from.keys(), sheets], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: builtPaths(),
    strict: true,
    allowJs: true,
    checkJs: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  })
  return [...from].flatMap(([path, block]) => {
    const source = program.getSourceFile(path)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) =>
        `${block.file}:${block.line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    )
  })
}

/** Packages whose types have not been built. */
export const unbuilt = (): string[] =>
  releasedPackages()
    .filter(({ path }) => !existsSync(join(path, 'dist/index.d.ts')))
    .map(({ folder }) => folder)
