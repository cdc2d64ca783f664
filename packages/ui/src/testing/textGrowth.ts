/** Elements with their own text, or fields for text. */
const textsOf = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.matches('input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** Doubles the browser's text size while `look` runs. */
export async function withLargeText<T>(look: () => T | Promise<T>): Promise<T> {
  const { style } = document.documentElement
  const former = style.fontSize
  style.fontSize = former ? `calc(2 * ${former})` : '200%'
  try {
    return await look()
  } finally {
    style.fontSize = former
  }
}

/** Texts that do not double with the browser's text size, each once, with its size. */
export async function fixedTexts(): Promise<string[]> {
  const texts = [...document.querySelectorAll('.wherry-root')].flatMap(textsOf)
  const before = texts.map(sizeOf)
  const after = await withLargeText(() => texts.map(sizeOf))
  const fixed = texts.filter((_, at) => Math.abs(after[at]! - 2 * before[at]!) > 0.1)
  return [
    ...new Set(
      fixed.map((text) => `${text.localName}.${text.className}: ${getComputedStyle(text).fontSize}`),
    ),
  ]
}
