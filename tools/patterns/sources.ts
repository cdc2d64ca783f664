import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { root } from '../run.ts'
import { read } from '../texts.ts'

/** A regular expression of the sources. */
export interface Pattern {
  /** `packages/x/y.ts:12`; of one that is built by code the file alone. */
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** The sources that run in a visitor's browser or in a server of ours. */
export const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories|guide)\.|\/testing\/|\.d\.ts$/.test(file),
)

/** The patterns that stand in a source as they are, and the places that build one of a text. */
export function patternsIn(file: string, code?: string): { written: Pattern[]; built: string[] } {
  const tree = code === undefined ? read(join(root, file)) : read(file, code)
  const written: Pattern[] = []
  const built: string[] = []
  const look = (node: ts.Node): void => {
    const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      written.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') built.push(place)
    ts.forEachChild(node, look)
  }
  look(tree)
  return { written, built }
}

/** The patterns that files build when they are loaded, by a program of its own: it replaces the global. */
export function patternsBuiltBy(files: readonly string[]): Pattern[] {
  const recorder = fileURLToPath(new URL('recordBuilt.ts', import.meta.url))
  const output = execFileSync(process.execPath, [recorder, ...files.map((file) => join(root, file))], {
    encoding: 'utf8',
    maxBuffer: 16_777_216,
  })
  const found = JSON.parse(output) as Pattern[]
  return found.map((pattern) => ({ ...pattern, place: relative(root, pattern.place) }))
}
