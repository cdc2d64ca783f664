/** Words in an element that are drawn in two parts, on two lines; for stories and tests. A hyphen parts words too. */
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

/** Whether all of a text is drawn, of an input too: nothing cut, no ellipsis. */
export const isWhole = (element: Element): boolean => element.scrollWidth <= element.clientWidth
