import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Doc comments of a schema, in the structure of the schema: schemas at run time have no comments. */
export interface Note {
  /** Comment of the field itself, or at the declaration of a whole schema. */
  readonly text?: string | undefined
  /** Comment of the named schema that a field uses, for a field without a comment of its own. */
  readonly shapeText?: string | undefined
  /** Notes of an object's fields, by name. */
  readonly fields?: ReadonlyMap<string, Note>
  /** Note of an array's items or of a record's values. */
  readonly items?: Note
  /** Notes of a union's or a tuple's members, in their order. */
  readonly members?: readonly Note[]
}

/** Comments of the contract's files. */
export interface Notes {
  /**
   * Returns the comments of a constant.
   *
   * @param file file that declares it, such as `prices.ts` @throws Error if there is no such constant
   */
  ofConstant(file: string, name: string): Note
  /** Returns the comment of an endpoint and those of its parts. @throws Error if there is no such endpoint */
  ofEndpoint(file: string, name: string): { text?: string | undefined; query: Note; body: Note; answer: Note }
}

interface Source {
  readonly file: string
  readonly constants: Map<string, { value: ts.Expression; text: string | undefined }>
  readonly functions: Map<string, ts.FunctionDeclaration>
  /** Imported names, each with its file and its name there. */
  readonly imports: Map<string, readonly [file: string, name: string]>
}

/** An expression with the names that are in scope. */
interface Place {
  readonly value: ts.Expression
  readonly source: Source
  /** Arguments of the function that contains the expression. */
  readonly bound: ReadonlyMap<string, Place>
}

/** Reads every TypeScript file of a folder except tests. */
export function readNotes(folder: string): Notes {
  const sources = new Map(contractFiles(folder).map((file) => [file, readSource(folder, file)]))

  const find = (name: string, source: Source): { place: Place; text: string | undefined } | null => {
    const [file, there] = source.imports.get(name) ?? [source.file, name]
    const home = sources.get(file)
    const constant = home?.constants.get(there)
    if (home === undefined || constant === undefined) return null
    return { place: { value: constant.value, source: home, bound: new Map() }, text: constant.text }
  }

  const findFunction = (name: string, source: Source) => {
    const [file, there] = source.imports.get(name) ?? [source.file, name]
    const home = sources.get(file)
    const declared = home?.functions.get(there)
    return home === undefined || declared === undefined ? null : { declared, home }
  }

  const noteOf = (place: Place): Note => {
    const value = unwrapped(place.value)
    if (ts.isIdentifier(value)) {
      const argument = place.bound.get(value.text)
      if (argument !== undefined) return noteOf(argument)
      const found = find(value.text, place.source)
      if (found === null) return {}
      const inner = noteOf(found.place)
      const text = found.text ?? inner.text ?? inner.shapeText
      return { ...inner, text: undefined, shapeText: text }
    }
    if (ts.isObjectLiteralExpression(value)) return { fields: fieldsOf({ ...place, value }) }
    // `shape.entries` are the fields of the shape.
    if (ts.isPropertyAccessExpression(value)) return noteOf({ ...place, value: value.expression })
    if (ts.isCallExpression(value)) return noteOfCall(value, place)
    return {}
  }

  const noteOfCall = (call: ts.CallExpression, place: Place): Note => {
    const [first] = call.arguments
    const at = (argument: ts.Expression): Note => noteOf({ ...place, value: argument })
    const rule = schemaName(call.expression)
    if (rule === null) return ts.isIdentifier(call.expression) ? noteOfOwn(call.expression, call, place) : {}
    if (first === undefined) return {}
    if (rule === 'array') return { items: at(first) }
    if (rule === 'record') return { items: at(call.arguments[1] ?? first) }
    if (rule === 'union' || rule === 'tuple') {
      const list = unwrapped(first)
      return ts.isArrayLiteralExpression(list) ? { members: list.elements.map(at) } : {}
    }
    // Comments of object, pipe, nullable and similar calls are those of their first argument.
    return at(first)
  }

  const noteOfOwn = (name: ts.Identifier, call: ts.CallExpression, place: Place): Note => {
    const found = findFunction(name.text, place.source)
    const result = found === null ? undefined : returned(found.declared)
    if (found === null || result === undefined) return {}
    const bound = new Map<string, Place>()
    found.declared.parameters.forEach((parameter, index) => {
      const argument = call.arguments[index]
      if (ts.isIdentifier(parameter.name) && argument !== undefined)
        bound.set(parameter.name.text, { ...place, value: argument })
    })
    return noteOf({ value: result, source: found.home, bound })
  }

  const fieldsOf = (place: Place & { value: ts.ObjectLiteralExpression }): Map<string, Note> => {
    const fields = new Map<string, Note>()
    for (const part of place.value.properties) {
      if (ts.isSpreadAssignment(part)) {
        const spread = noteOf({ ...place, value: part.expression })
        for (const [name, note] of spread.fields ?? []) fields.set(name, note)
        continue
      }
      const value = ts.isPropertyAssignment(part)
        ? part.initializer
        : ts.isShorthandPropertyAssignment(part)
          ? part.name
          : null
      if (value === null || part.name === undefined) continue
      const inner = noteOf({ ...place, value })
      fields.set(part.name.getText().replace(/^['"]|['"]$/g, ''), {
        ...inner,
        text: commentOf(part),
        shapeText: inner.text ?? inner.shapeText,
      })
    }
    return fields
  }

  const ofConstant = (file: string, name: string): Note => {
    const source = sources.get(file)
    const found = source === undefined ? null : find(name, source)
    if (found === null) throw new Error(`${file} declares no ${name}`)
    return { ...noteOf(found.place), text: found.text }
  }

  return {
    ofConstant,
    ofEndpoint(file, name) {
      const { text, fields } = ofConstant(file, name)
      const part = (key: string) => fields?.get(key) ?? {}
      return { text, query: part('query'), body: part('body'), answer: part('answer') }
    },
  }
}

const isContract = /(^|\/)(\w*[sS]chema|shapes|laterShapes|endpoints?|examples?|baseQuery)\.ts$/

/** Files that declare the contract, by their path below a folder. */
export function contractFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => isContract.test(file))
    .sort()
}

function readSource(folder: string, file: string): Source {
  const parsed = ts.createSourceFile(
    file,
    readFileSync(join(folder, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const source: Source = { file, constants: new Map(), functions: new Map(), imports: new Map() }
  for (const statement of parsed.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer !== undefined)
          source.constants.set(name.text, { value: initializer, text: commentOf(statement) })
      }
    } else if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      source.functions.set(statement.name.text, statement)
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const from = statement.moduleSpecifier.text
      const names = statement.importClause?.namedBindings
      if (!from.startsWith('.') || names === undefined || !ts.isNamedImports(names)) continue
      const path = join(dirname(file), from)
      for (const { name, propertyName } of names.elements)
        source.imports.set(name.text, [path, (propertyName ?? name).text])
    }
  }
  return source
}

/** Text of the doc comment before a node, in one line. */
function commentOf(node: ts.Node): string | undefined {
  const comment = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
  const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ').trim()
  return text === '' ? undefined : text
}

/** An expression without brackets, `as` and `satisfies`. */
function unwrapped(value: ts.Expression): ts.Expression {
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) || ts.isParenthesizedExpression(value)
    ? unwrapped(value.expression)
    : value
}

/** Name of a valibot function, such as `object` for `v.object`; null for any other callee. */
function schemaName(callee: ts.Expression): string | null {
  const isSchema =
    ts.isPropertyAccessExpression(callee) &&
    ts.isIdentifier(callee.expression) &&
    callee.expression.text === 'v'
  return isSchema ? callee.name.text : null
}

function returned(declared: ts.FunctionDeclaration): ts.Expression | undefined {
  return declared.body?.statements.find(ts.isReturnStatement)?.expression
}
