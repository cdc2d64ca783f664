import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A place in the sources: `packages/x/Y.tsx:12`. */
export interface Found {
  place: string
  text: string
}

const isOurs = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|stories|guide|example|css)\.|\/testing\/|\.d\.ts$/.test(file)

/** Sources in a folder that run for a visitor, without tests, stories, guides and style sheets. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isOurs)
}

/** Reads a source into its syntax tree. */
export const read = (file: string, text = readFileSync(file, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

/** Calls `visit` with a node and all its descendants, from the outside in. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

const placeOf = (source: ts.SourceFile, node: ts.Node) =>
  `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`

/** The possible texts of an expression in a template; null if the source does not show them. */
function choicesOf(node: ts.Expression, source: ts.SourceFile): string[] | null {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isParenthesizedExpression(node)) return choicesOf(node.expression, source)
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [choicesOf(node.whenTrue, source), choicesOf(node.whenFalse, source)]
    return yes && no && [...yes, ...no]
  }
  if (!ts.isIdentifier(node)) return null
  let chosen: string[] | null = null
  walk(source, (other) => {
    if (ts.isVariableDeclaration(other) && other.name.getText() === node.text && other.initializer)
      chosen ??= ts.isIdentifier(other.initializer) ? null : choicesOf(other.initializer, source)
  })
  return chosen
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The strings of a source that may be keys of texts. Templates become patterns that allow a part of a key in place of
 * each value.
 */
export function namedIn(source: ts.SourceFile): { strings: Set<string>; patterns: RegExp[] } {
  const strings = new Set<string>()
  const patterns: RegExp[] = []
  walk(source, (node) => {
    if (ts.isStringLiteralLike(node)) strings.add(node.text)
    if (!ts.isTemplateExpression(node)) return
    const values = node.templateSpans.map(({ expression, literal }) => {
      const choices = choicesOf(expression, source)?.map(escaped)
      return (choices ? `(?:${choices.join('|')})` : '\\w+') + escaped(literal.text)
    })
    const pattern = escaped(node.head.text) + values.join('')
    // A pattern without a fixed group at its beginning would match any key.
    if (/^(?:\(\?:)?[A-Za-z]+\\\./.test(pattern)) patterns.push(new RegExp(`^${pattern}$`))
  })
  return { strings, patterns }
}

/** Attributes whose text people read or hear. */
const readAttributes = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['description', 'label', 'placeholder', 'title', 'valueText'],
])

const hasWord = (text: string) => /\p{L}{2}/u.test(text)

/** The strings that an expression can result in: both sides of a conditional, and the right side of `&&`. */
function stringsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')]
  if (ts.isParenthesizedExpression(node)) return stringsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) return [...stringsOf(node.left), ...stringsOf(node.right)]
  return []
}

/** Texts for people that are written in a source itself: between tags, and in attributes that are read or heard. */
export function wordsIn(source: ts.SourceFile): Found[] {
  const found: Found[] = []
  const take = (node: ts.Node, texts: readonly string[]) => {
    for (const text of texts)
      if (hasWord(text)) found.push({ place: placeOf(source, node), text: text.trim().replace(/\s+/g, ' ') })
  }
  walk(source, (node) => {
    if (ts.isJsxText(node)) take(node, [node.text])
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      take(
        node,
        stringsOf(node.expression).filter((text) => /\s|^\p{Lu}/u.test(text)),
      )
    if (!ts.isJsxAttribute(node) || !readAttributes.has(node.name.getText())) return
    const value = node.initializer
    if (value && ts.isStringLiteral(value)) take(node, [value.text])
    else if (value && ts.isJsxExpression(value) && value.expression) take(node, stringsOf(value.expression))
  })
  return found
}

/** True for a text that looks like words for people: a capitalised word, or two words with a space between them. */
const isForPeople = (text: string) =>
  /(?<![\p{L}\d.-])\p{L}{2,}[,.:;]? (?:\p{L}+|\d)(?![\p{L}\d]*[:(])|\d \p{L}{2,}(?!\p{L})|[а-яё]{2}/iu.test(
    text,
  ) || /^\p{Lu}\p{Ll}+[.?!]?$/u.test(text)

/**
 * True for a text that no visitor reads: the message of an error, a compared name, another attribute, a message of the
 * build.
 */
function isForMachines(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isNewExpression(parent)) return /Error$/.test(parent.expression.getText())
  if (ts.isBinaryExpression(parent))
    return /^[!=]==$/.test(parent.operatorToken.getText()) || /\.displayName$/.test(parent.left.getText())
  if (ts.isJsxAttribute(parent)) return !readAttributes.has(parent.name.getText())
  return (
    ts.isExpressionStatement(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent)
  )
}

/** Strings of a source, in any place, that look like words for people; values in a template are written as 0. */
export function sentencesIn(source: ts.SourceFile): Found[] {
  const found: Found[] = []
  walk(source, (node) => {
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('0')
        : ''
    if (isForPeople(text) && !isForMachines(node)) found.push({ place: placeOf(source, node), text })
  })
  return found
}
