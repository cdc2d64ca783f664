/** Words of an element that are split over two lines; for stories and tests. A hyphen also separates words. */
export function brokenWords(element: Element): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
    }
  }
  return broken
}

/** True if the whole text is visible, also in an input: not cut off, no ellipsis. WebKit's inputs count their caret. */
export const isWhole = (element: Element): boolean =>
  element.scrollWidth - element.clientWidth <= (element instanceof HTMLInputElement ? 1 : 0)
