import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../run.ts'
import { walk } from '../texts.ts'
import { read } from './blocks.ts'

const sourceOf = (file: string, text = read(file)) =>
  ts.createSourceFile(join(root, file), text, ts.ScriptTarget.Latest, true)

function found<T extends ts.Node>(source: ts.SourceFile, is: (node: ts.Node) => node is T): T[] {
  const all: T[] = []
  walk(source, (node) => is(node) && all.push(node))
  return all
}

const namesOf = (members: ts.NodeArray<ts.Node>): string[] =>
  members.flatMap((member) =>
    'name' in member && member.name ? [(member.name as ts.Identifier).getText()] : [],
  )

/** Property names declared in an interface of a file, without inherited ones. */
export function keysOf(file: string, name: string): string[] {
  const known = found(sourceOf(file), ts.isInterfaceDeclaration).find((one) => one.name.text === name)
  if (!known) throw new Error(`${file} has no interface ${name}`)
  return namesOf(known.members)
}

/** Property names of a valibot object schema: `const served = v.object({ … })`. */
export function schemaKeysOf(file: string, name: string, text?: string): string[] {
  const made = found(sourceOf(file, text), ts.isVariableDeclaration).find(
    (one) => one.name.getText() === name,
  )?.initializer
  const [given] = made && ts.isCallExpression(made) ? made.arguments : []
  if (!given || !ts.isObjectLiteralExpression(given)) throw new Error(`${file} has no schema ${name}`)
  return namesOf(given.properties)
}
