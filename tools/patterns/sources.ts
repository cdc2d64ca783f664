import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { root } from '../run.ts'
import { read, walk } from '../texts.ts'

/** A regular expression in the sources. */
export interface Pattern {
  /** Place of the expression, such as `packages/x/y.ts:12`; only the file if code builds it. */
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** Sources that run in a visitor's browser or in a server of ours. */
export const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories|guide)\.|\/testing\/|\.d\.ts$/.test(file),
)

/** The literal patterns of a file, and the places that build one from a text. */
export function patternsIn(file: string, code?: string): { written: Pattern[]; built: string[] } {
  const tree = code === undefined ? read(join(root, file)) : read(file, code)
  const written: Pattern[] = []
  const built: string[] = []
  walk(tree, (node) => {
    const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      written.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    const isCall = ts.isNewExpression(node) || ts.isCallExpression(node)
    if (isCall && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') built.push(place)
  })
  return { written, built }
}

/** Patterns that files build when they are loaded. A separate process finds them by replacing the global `RegExp`. */
export function patternsBuiltBy(files: readonly string[]): Pattern[] {
  const recorder = fileURLToPath(new URL('recordBuilt.ts', import.meta.url))
  const output = execFileSync(process.execPath, [recorder, ...files.map((file) => join(root, file))], {
    encoding: 'utf8',
    maxBuffer: 16_777_216,
  })
  const found = JSON.parse(output) as Pattern[]
  return found.map((pattern) => ({ ...pattern, place: relative(root, pattern.place) }))
}
