/*
 * Functions that run in a page of any engine. None uses anything outside itself, since it is sent there as text.
 */

/** A text of the page and its size, in px. */
export interface SizedText {
  readonly name: string
  /** Text size on the page as it is. */
  readonly size: number
  /** Text size with the usual root font size of 16 px. */
  readonly usual: number
}

/** Measures each text and each field, on the page as it is and with a root font size of 16 px. */
export function sizesOfTexts(): SizedText[] {
  const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select'
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const texts = [...document.querySelectorAll('.wherry-root *')].filter(
    (element) =>
      !element.matches('style, script, .leaflet-container *') &&
      // WebKit keeps the styles of elements that are not rendered.
      element.getClientRects().length > 0 &&
      (element.matches(fields) || hasWords(element)),
  )
  const sizes = () => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  // WebKit animates the size of a label that can move, so animations are turned off.
  const still = new CSSStyleSheet()
  still.replaceSync('*, *::before, *::after { transition: none !important }')
  const former = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...former, still]
  const asIs = sizes()
  const { style } = document.documentElement
  const own = style.fontSize
  style.fontSize = '16px'
  const usual = sizes()
  style.fontSize = own
  document.adoptedStyleSheets = former
  // WebKit keeps some boxes of the other size until the whole page is laid out again.
  const { display } = style
  style.display = 'none'
  void document.body.offsetHeight
  style.display = display
  return texts.map((text, at) => ({
    name: `"${(text.textContent ?? '').trim().slice(0, 40)}" (${text.localName})`,
    size: asIs[at] ?? 0,
    usual: usual[at] ?? 0,
  }))
}

/** Texts that overlap inside of one layer of the page. */
export function findOverlaps(): string[] {
  interface Line {
    element: Element
    layer: Element
    box: DOMRect
    words: string
  }
  const layerOf = (element: Element): Element => {
    for (let at = element; at.parentElement; at = at.parentElement)
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return at
    return document.body
  }
  const isForEars = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true
    return false
  }
  /** The part of a box that no ancestor cuts off. Null: none. */
  const seenPart = (element: Element, box: DOMRect): DOMRect | null => {
    let { left, top, right, bottom } = box
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const around = at.getBoundingClientRect()
      left = Math.max(left, around.left)
      top = Math.max(top, around.top)
      right = Math.min(right, around.right)
      bottom = Math.min(bottom, around.bottom)
    }
    return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : null
  }
  const lines: Line[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    const element = node.parentElement
    const words = node.textContent?.trim() ?? ''
    if (words === '' || !element || element.closest('.leaflet-container, script, style, option, svg'))
      continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isForEars(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const whole of range.getClientRects()) {
      const box = seenPart(element, whole)
      if (box) lines.push({ element, layer: layerOf(element), box, words })
    }
  }
  const faults = new Set<string>()
  for (const [at, one] of lines.entries())
    for (const other of lines.slice(at + 1)) {
      if (one.layer !== other.layer || one.element === other.element) continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Boxes of lines are higher than their letters, so they may overlap a little.
      if (across > 2 && down > Math.min(one.box.height, other.box.height) / 3)
        faults.add(`"${one.words.slice(0, 40)}" runs over "${other.words.slice(0, 40)}"`)
    }
  return [...faults]
}

/** Colours of a page by its computed styles, each `#rrggbb`. */
export interface Colours {
  /** Texts on a background of one colour. */
  readonly texts: { name: string; ink: string; ground: string }[]
  /** Fields and checkboxes, each with the lines that may mark its edge and the colour around each line. */
  readonly edges: { name: string; lines: { line: string; around: string }[] }[]
}

export function coloursOf(): Colours {
  type Rgba = [red: number, green: number, blue: number, alpha: number]
  const parse = (text: string): Rgba => {
    const [, form = '', parts = ''] = /^(rgba?|color)\((?:srgb )?([^)]*)\)$/.exec(text) ?? []
    const [red = 0, green = 0, blue = 0, alpha = 1] = (parts.match(/[\d.]+/g) ?? []).map(Number)
    if (form === '') throw new Error(`A colour in another form: ${text}`)
    const whole = form === 'color' ? 255 : 1
    return [red * whole, green * whole, blue * whole, alpha]
  }
  const over = (top: Rgba, under: Rgba): Rgba => {
    const mixed = [0, 1, 2].map((at) => (top[at] ?? 0) * top[3] + (under[at] ?? 0) * (1 - top[3]))
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1]
  }
  const hexOf = (colour: Rgba) =>
    `#${colour
      .slice(0, 3)
      .map((part) => Math.round(part).toString(16).padStart(2, '0'))
      .join('')}`
  /** The colour behind an element. Null: a picture, a gradient or an opacity is between. */
  const groundOf = (element: Element | null): Rgba | null => {
    const above: Rgba[] = []
    for (let at = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.backgroundImage !== 'none' || Number(style.opacity) < 1) return null
      const colour = parse(style.backgroundColor)
      above.push(colour)
      if (colour[3] === 1) return above.reduceRight((under, top) => over(top, under), colour)
    }
    const canvas = getComputedStyle(document.documentElement).colorScheme === 'dark' ? 18 : 255
    return above.reduceRight((under, top) => over(top, under), [canvas, canvas, canvas, 1] as Rgba)
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0
  const isOff = (element: Element) =>
    element.closest(':disabled, [aria-disabled=true], [data-disabled], [inert]') !== null
  const isForEars = (element: Element): boolean => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath !== 'none') return true
    return false
  }
  const nameOf = (element: Element) =>
    `"${(element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || element.id).trim().slice(0, 40)}" (${element.localName} ${element.className})`

  const texts: Colours['texts'] = []
  for (const element of document.querySelectorAll('.wherry-root *')) {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!hasWords || element.closest('svg, style, script, option, .leaflet-container')) continue
    if (!isSeen(element) || isOff(element) || isForEars(element)) continue
    const ground = groundOf(element)
    const ink = parse(getComputedStyle(element).color)
    if (ground) texts.push({ name: nameOf(element), ink: hexOf(over(ink, ground)), ground: hexOf(ground) })
  }

  const edges: Colours['edges'] = []
  for (const control of document.querySelectorAll('.wherry-root :is(input:not([type=hidden]), textarea)')) {
    if (control.closest('.leaflet-container') || isOff(control) || control.matches('[readonly]')) continue
    // The label is drawn in place of the control, which is visually hidden or lies over the label without an
    // appearance.
    const { position, appearance } = getComputedStyle(control)
    if (!isSeen(control) || isForEars(control) || (position === 'absolute' && appearance === 'none')) continue
    const parents: Element[] = []
    for (let at: Element | null = control; at && parents.length < 6; at = at.parentElement) parents.push(at)
    const near = [...parents, ...(control.parentElement?.children ?? [])]
    const seen: { line: string; around: string }[] = []
    let isOnPlainGround = false
    for (const part of near) {
      if (!isSeen(part)) continue
      const outside = groundOf(part.parentElement)
      const style = getComputedStyle(part)
      const lines = [...style.boxShadow.matchAll(/((?:rgba?|color)\([^)]*\))[^,]*inset/g)].map(
        ([, colour = '']) => colour,
      )
      if (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0)
        lines.push(style.borderTopColor)
      // The edge of a switch may be its fill, and that of a native checkbox or radio button is drawn by the browser in
      // the text’s colour.
      if (control.matches('[role=switch]') && part === control && parse(style.backgroundColor)[3] > 0)
        lines.push(style.backgroundColor)
      if (control.matches('[type=checkbox], [type=radio]') && style.appearance === 'auto' && part === control)
        lines.push(style.color)
      if (!outside) continue
      isOnPlainGround = true
      for (const line of lines) seen.push({ line: hexOf(over(parse(line), outside)), around: hexOf(outside) })
    }
    if (isOnPlainGround) edges.push({ name: nameOf(control), lines: seen })
  }
  return { texts, edges }
}
