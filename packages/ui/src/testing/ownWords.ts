const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
]
const shown = ['title', 'alt', 'placeholder']

/** Every string in a value, however deep: props, arrays, elements. */
function strings(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (value instanceof Node) return []
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('_') ? [] : strings(inner, seen)))
}

/** All visible and announced texts of an element. */
function texts(root: Element): string[] {
  const elements = [root, ...root.querySelectorAll('*')].filter(
    (element) => !element.closest('style, script'),
  )
  return elements.flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ...[...spoken, ...shown].flatMap((name) => element.getAttribute(name) ?? []),
    ...(element instanceof HTMLInputElement ? [element.value] : []),
  ])
}

/** Words in a script that a part of a page shows although its props do not contain them. */
export function strangeWords(root: Element, handed: unknown, script: 'Latin' | 'Cyrillic'): string[] {
  const known = strings(handed).join(' ').toLowerCase()
  const word = new RegExp(`\\p{Script=${script}}+`, 'gu')
  const words = texts(root).flatMap((text) => text.match(word) ?? [])
  return [...new Set(words)].filter((one) => !known.includes(one.toLowerCase()))
}
