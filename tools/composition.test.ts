import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Members of a keyboard event that name the key. */
const namesKey = new Set(['key', 'code', 'keyCode', 'which'])
const isModifier = (name: string) => /^(ctrl|meta|alt|shift)Key$/.test(name)
const keyName = /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Page(Up|Down)|Arrow(Up|Down|Left|Right)|F\d+)$/

/** True for a function that stands where a key's listener does: `onKeyDown={…}`, `onKeyUp: …`, `addEventListener('keydown', …)`. */
function isListener(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxExpression(parent))
    return ts.isJsxAttribute(parent.parent) && /^onKey/.test(parent.parent.name.getText())
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent))
    return /^onKey/.test(parent.name.getText())
  return ts.isCallExpression(parent) && /^['"`]key/.test(parent.arguments[0]?.getText() ?? '')
}

/** Members that a function reads of its first parameter, by `event.key` and by `{ key }`; strings that it mentions. */
function readsOf(handler: ts.SignatureDeclaration & { body?: ts.Node | undefined }) {
  const members = new Set<string>()
  const texts: string[] = []
  const [first] = handler.parameters
  const takeApart = (names: ts.BindingName) => {
    if (ts.isObjectBindingPattern(names))
      for (const { propertyName, name } of names.elements) members.add((propertyName ?? name).getText())
  }
  if (first) takeApart(first.name)
  const event = first && ts.isIdentifier(first.name) ? first.name.text : null
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === event)
      members.add(node.name.text)
    if (ts.isVariableDeclaration(node) && node.initializer?.getText() === event) takeApart(node.name)
    if (ts.isStringLiteral(node)) texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  if (event && handler.body) visit(handler.body)
  else if (handler.body) ts.forEachChild(handler.body, visit)
  return { members, texts, type: first?.type?.getText() ?? '' }
}

/** Keys that act once; other keys move or write. */
const actingKey = /^(Enter| |Escape|Delete|Backspace)$/

interface Handler {
  /** Number of the line in the text, from 1. */
  line: number
  /** True if it checks for an open input method first. */
  asksComposing: boolean
  /** True if it names a key that acts. */
  isActing: boolean
  /** True if it checks for a held key. */
  asksHeld: boolean
}

/** Handlers of key events in the text of a source. */
function keyHandlers(text: string): Handler[] {
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: Handler[] = []
  const visit = (node: ts.Node) => {
    if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node)) {
      const { members, texts, type } = readsOf(node)
      const isAboutKeys =
        /KeyboardEvent/.test(type) ||
        isListener(node) ||
        [...members].some(isModifier) ||
        texts.some((one) => keyName.test(one))
      const body = node.body?.getText() ?? ''
      if (isAboutKeys && [...members].some((name) => namesKey.has(name)))
        found.push({
          line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
          asksComposing: /\bisComposing\(/.test(body),
          isActing: texts.some((one) => actingKey.test(one)),
          asksHeld: /\bisHeld\(/.test(body),
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Lines of key handlers that do not first check for an input method, such as a Chinese one, whose keys are not theirs. */
const deafHandlers = (text: string) =>
  keyHandlers(text)
    .filter(({ asksComposing }) => !asksComposing)
    .map(({ line }) => line)

/** Lines of handlers that name a key that acts, and do not ask for one that is held. */
const hastyHandlers = (text: string) =>
  keyHandlers(text)
    .filter(({ isActing, asksHeld }) => isActing && !asksHeld)
    .map(({ line }) => line)

const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories)\.|\/testing\/|\.d\.ts$/.test(file),
)

/** Parsing all of them takes a minute: only one with a word of keys can have such a handler. */
const keyWord =
  /onKey|KeyboardEvent|['"`]key(down|up|press)|(ctrl|meta|alt|shift)Key|['"`](Enter|Escape|Tab|Arrow)/
const withKeys = sources
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))
  // The rules themselves name the keys that others ask them about.
  .filter(({ file, text }) => keyWord.test(text) && !/\/private\/edit\/is(Held|Taken)\.ts$/.test(file))

describe('a key that belongs to an input method is left to it', () => {
  it.each([
    'const press = (event: KeyboardEvent<HTMLInputElement>) => { switch (event.key) { default: close() } }',
    "function press(event: KeyboardEvent) { if (event.key === 'Escape') close() }",
    "const box = <input onKeyDown={(event) => event.key === 'Enter' && take()} />",
    "const box = <input onKeyDown={({ key }) => key === 'Tab' && leave()} />",
    "window.addEventListener('keydown', ({ code }) => act(code))",
    'const props = { onKeyUp: (event) => act(event.key) }',
    'const typed = () => (event) => { const { key, ctrlKey } = event; return ctrlKey ? null : key }',
    "const take = (pressed) => pressed.key === 'ArrowDown'",
    'const press = (event: KeyboardEvent) => { if (event.nativeEvent.isComposing) return; act(event.key) }',
  ])('UI-04 the law sees %s', (line) => {
    expect(deafHandlers(line)).toEqual([1])
  })

  it.each([
    "const press = (event: KeyboardEvent) => { if (isComposing(event)) return; if (event.key === 'Tab') close() }",
    'const press = (event: KeyboardEvent) => { onKeyDown?.(event); inner.press(event) }',
    'const keys = entries.map((entry) => entry.key)',
    'const click = (event: MouseEvent) => event.ctrlKey',
  ])('UI-04 the law lets be %s', (line) => {
    expect(deafHandlers(line)).toEqual([])
  })

  it('UI-04 each handler that acts on a key asks `isComposing` first', () => {
    expect(sources.length).toBeGreaterThan(700)
    expect(withKeys.flatMap(({ file, text }) => deafHandlers(text).map((line) => `${file}:${line}`))).toEqual(
      [],
    )
  })
})

describe('a key that is held acts once', () => {
  it.each([
    "const press = (event: KeyboardEvent) => { if (isComposing(event)) return; if (event.key === 'Enter') take() }",
    "const box = <input onKeyDown={({ key }) => key === ' ' && take()} />",
    "const props = { onKeyUp: (event) => { switch (event.key) { case 'Delete': remove() } } }",
  ])('A11Y-02 the law sees %s', (line) => {
    expect(hastyHandlers(line)).toEqual([1])
  })

  it.each([
    "const press = (event: KeyboardEvent) => { if (isHeld(event)) return; if (event.key === 'Enter') take() }",
    "const press = (event: KeyboardEvent) => { if (event.key === 'ArrowDown') move() }",
  ])('A11Y-02 the law lets be %s', (line) => {
    expect(hastyHandlers(line)).toEqual([])
  })

  it('A11Y-02 each handler of a key that acts asks `isHeld`', () => {
    expect(
      withKeys.flatMap(({ file, text }) => hastyHandlers(text).map((line) => `${file}:${line}`)),
    ).toEqual([])
  })
})
