import { luminance, ratioOf } from '@wherry/ui/testing/luminance.ts'
import type { Page } from 'playwright'

/** A text of a page, its position and the contrast that it needs. */
interface Text {
  words: string
  /** Colour of the text, `#rrggbb`. */
  ink: string
  /** Required contrast ratio: 4.5, or 3 for large text. */
  needed: number
  /** Boxes of its lines, in px of the page. */
  boxes: readonly { x: number; y: number; width: number; height: number }[]
}

/**
 * The contrast of texts over pictures and drawings, which axe cannot decide: their colour against the pixels behind
 * them. A text passes if nine of ten pixels behind it do.
 *
 * @param selectors of the elements that hold the texts
 * @param bare a page without a policy, which reads the screenshot
 * @returns the texts that fail
 */
export async function pixelFaults(page: Page, bare: Page, selectors: readonly string[]): Promise<string[]> {
  if (selectors.length === 0) return []
  const texts = await page.evaluate(hideTexts, selectors)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await page.evaluate(showTexts)
  const behind = await bare.evaluate(pixelsBehind, [picture.toString('base64'), texts] as const)
  return texts.flatMap(({ words, ink, needed }, at) => {
    const ratio = lowestTenth(ink, behind[at] ?? {})
    return ratio < needed ? [`"${words}" has ${ratio.toFixed(2)}:1 over what lies behind it`] : []
  })
}

function hideTexts(selectors: readonly string[]): Text[] {
  const inkOf = (style: CSSStyleDeclaration) => {
    const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number)
    return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
  }
  const dialogs = [...document.querySelectorAll('[role="dialog"]')]
  /** True if no dialog or popover covers the element. Outside of the window that is unknown and counts as true. */
  const isOnTop = (element: HTMLElement) => {
    if (dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element))) return false
    // An open dialog sets this attribute on the rest of the page.
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
  // The texts are hidden after all were measured, since hiding one element may hide another inside of it.
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

/** Numbers of pixels behind each text, by colour `#rrggbb`. */
async function pixelsBehind([base64, texts]: readonly [string, readonly Text[]]): Promise<
  Record<string, number>[]
> {
  const bytes = Uint8Array.from(atob(base64), (one) => one.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  context.drawImage(bitmap, 0, 0)
  return texts.map(({ boxes }) => {
    const counts = new Map<number, number>()
    for (const { x, y, width, height } of boxes) {
      const { data } = context.getImageData(Math.round(x), Math.round(y), Math.ceil(width), Math.ceil(height))
      for (let at = 0; at < data.length; at += 4) {
        // Beyond the edge of the screenshot there are no pixels.
        if (data[at + 3] === 0) continue
        const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
    }
    const hexOf = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`
    return Object.fromEntries([...counts].map(([colour, count]) => [hexOf(colour), count]))
  })
}

/** The contrast that nine of ten pixels reach. */
function lowestTenth(ink: string, behind: Readonly<Record<string, number>>): number {
  const own = luminance(ink)
  const ratios = Object.entries(behind)
    .map(([colour, count]) => ({ count, ratio: ratioOf(own, luminance(colour)) }))
    .sort((one, next) => one.ratio - next.ratio)
  let left = Math.floor(ratios.reduce((sum, { count }) => sum + count, 0) / 10)
  for (const { count, ratio } of ratios) {
    if (left < count) return ratio
    left -= count
  }
  return Number.POSITIVE_INFINITY
}
