import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

/*
 * The build moves the first `then` after a dynamic import into the promise that it waits for. A rejection handler there
 * misses failures of a style sheet, of the connection or of the time limit, and those end as uncaught errors.
 */

/** Places where a failed import is handled by the first `then` alone. */
function unheard(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const isImport = (node: ts.Node): boolean =>
    ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  const look = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'then' &&
      isImport(node.expression.expression) &&
      node.arguments.length > 1
    )
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    ts.forEachChild(node, look)
  }
  look(source)
  return found
}

describe('a dynamic import', () => {
  it('whose failure is handled too early is found', () => {
    expect(unheard('a.ts', "import('./b.ts').then(use, () => {})")).toEqual(['a.ts:1'])
    expect(unheard('a.ts', "import('./b.ts').then(use).catch(() => {})")).toEqual([])
    expect(unheard('a.ts', "import('./b.ts').then(read).then(use, () => {})")).toEqual([])
  })

  it('SHELL-21 ERR-06 hears of all that can go wrong with it', () => {
    const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/module/src/**/*.{ts,tsx}'], { cwd: root })
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => unheard(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })
})
