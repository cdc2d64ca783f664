import type { Page } from 'playwright'

/** A text of a page, where it stands and what it needs. */
interface Text {
  words: string
  /** Red, green, blue, 0 to 255. */
  ink: readonly [number, number, number]
  /** 4.5, or 3 for large text. */
  needed: number
  /** Its lines, in px of the page. */
  boxes: readonly { x: number; y: number; width: number; height: number }[]
}

/**
 * The contrast of texts over pictures and drawings, of which axe says that it cannot tell: their ink against the pixels
 * that lie behind them. A text passes where nine of ten pixels behind it do.
 *
 * @param selectors of the elements that hold the texts
 * @param bare a page without policies of its own, which reads the photograph
 * @returns the texts that do not hold
 */
export async function pixelFaults(page: Page, bare: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return []
  const texts = await page.evaluate(hideTexts, selectors)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.evaluate(showTexts)
  const ratios = await bare.evaluate(worstRatios, [picture.toString('base64'), texts] as const)
  return texts.flatMap(({ words, needed }, at) => {
    const ratio = ratios[at] ?? 0
    return ratio < needed ? [`"${words}" has ${ratio.toFixed(2)}:1 over what lies behind it`] : []
  })
}

function hideTexts(selectors: readonly string[]): Text[] {
  const inkOf = (style: CSSStyleDeclaration) => {
    const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number)
    return [red, green, blue] as const
  }
  const dialogs = [...document.querySelectorAll('[role="dialog"]')]
  /** Nothing lies over it: no dialog, no popover. What is out of the window cannot be asked. */
  const isOnTop = (element: HTMLElement) => {
    if (dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element))) return false
    // An open dialog marks the rest of the page so.
    if (element.closest('[data-aria-hidden="true"]')) return false
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top === null || element.contains(top) || top.contains(element)
  }
  const found = selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .filter(isOnTop)
  const texts = found.map((element): Text => {
    const style = getComputedStyle(element)
    const size = Number.parseFloat(style.fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    const boxes: Text['boxes'][number][] = []
    const lines = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (lines.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(lines.currentNode)
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1 && height > 1) boxes.push({ x: x + scrollX, y: y + scrollY, width, height })
    }
    const words = (element.textContent ?? '').trim().slice(0, 60)
    return { words, ink: inkOf(style), needed: isLarge ? 3 : 4.5, boxes }
  })
  // Only then: what one hides may hold another.
  for (const element of found)
    for (const one of [element, ...element.querySelectorAll<HTMLElement>('*')]) {
      one.dataset['pixelHidden'] = ''
      one.style.setProperty('color', 'transparent', 'important')
      one.style.setProperty('text-shadow', 'none', 'important')
      one.style.setProperty('text-decoration-color', 'transparent', 'important')
    }
  return texts
}

function showTexts(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-pixel-hidden]')) {
    for (const name of ['color', 'text-shadow', 'text-decoration-color']) one.style.removeProperty(name)
    delete one.dataset['pixelHidden']
  }
}

async function worstRatios([base64, texts]: readonly [string, readonly Text[]]): Promise<number[]> {
  const bytes = Uint8Array.from(atob(base64), (one) => one.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  const linear = (part: number) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const luminance = (red: number, green: number, blue: number) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return texts.map(({ ink, boxes }) => {
    const own = luminance(...ink)
    const ratios: number[] = []
    for (const { x, y, width, height } of boxes) {
      const { data } = context.getImageData(Math.round(x), Math.round(y), Math.ceil(width), Math.ceil(height))
      for (let at = 0; at < data.length; at += 4) {
        // Past the edge of the picture there is nothing.
        if (data[at + 3] === 0) continue
        const other = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
        ratios.push((Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05))
      }
    }
    ratios.sort((one, next) => one - next)
    return ratios[Math.floor(ratios.length / 10)] ?? Number.POSITIVE_INFINITY
  })
}
