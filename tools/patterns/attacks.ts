import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** Characters of every kind that a character class may match. */
const signs = [
  'a',
  'A',
  '0',
  ' ',
  '\n',
  '-',
  '.',
  '@',
  ':',
  '/',
  '<',
  "'",
  '"',
  '_',
  '+',
  '#',
  '\u0000',
  'я',
  'é',
  '中',
  '\u0301',
  '🧳',
]

/** A character that one element of a pattern matches; an empty text if none is known. */
function signOf(node: AST.Element, flags: string): string {
  const plain = flags.replace(/[gy]/g, '')
  const own = [...node.raw].filter((sign) => !'\\[]^()|*+?{}'.includes(sign))
  return [...signs, ...own].find((sign) => new RegExp(`^(?:${node.raw})$`, plain).test(sign)) ?? ''
}

/** Short texts that match a branch of a pattern up to each of its elements: `<`, `<p`, `<p `. */
function prefixesOf(elements: readonly AST.Element[], flags: string, before = ''): string[] {
  const found: string[] = []
  let text = before
  for (const node of elements) {
    if (node.type === 'Group' || node.type === 'CapturingGroup')
      for (const branch of node.alternatives) found.push(...prefixesOf(branch.elements, flags, text))
    if (node.type === 'Assertion' && 'alternatives' in node)
      for (const branch of node.alternatives) found.push(...prefixesOf(branch.elements, flags, text))
    if (node.type === 'Quantifier') found.push(...prefixesOf([node.element], flags, text))
    text += shortest(node, flags)
    found.push(text)
  }
  return found
}

function shortest(node: AST.Element, flags: string): string {
  if (node.type === 'Group' || node.type === 'CapturingGroup')
    return (node.alternatives[0]?.elements ?? []).map((inner) => shortest(inner, flags)).join('')
  if (node.type === 'Quantifier') return shortest(node.element, flags).repeat(Math.max(1, node.min))
  if (node.type === 'Assertion' || node.type === 'Backreference') return ''
  return signOf(node, flags)
}

/**
 * Texts that are as slow as possible for a pattern: texts that its elements match, repeated many times, and a last
 * character that breaks the match.
 *
 * @param length length of each text
 */
export function attacksOn(source: string, flags: string, length: number): string[] {
  const tree = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const starts = [
    ...new Set(tree.alternatives.flatMap(({ elements }) => prefixesOf(elements, flags))),
  ].filter((text) => text !== '' && text.length < 40)
  const fill = (text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
  const found = new Set<string>()
  for (const start of starts) {
    found.add(`${fill(start)}\u0001`)
    const last = [...start].at(-1) ?? ''
    found.add(`${start}${fill(last)}\u0001`)
    found.add(`${fill(last)}${start}`)
  }
  return [...found]
}
