/*
 * Functions that run in a page of any engine: each stands alone, since it is sent there as text.
 */

/** A text of the page and its size, in px. */
export interface SizedText {
  readonly name: string
  /** As the page stands. */
  readonly size: number
  /** With a root of 16 px, the usual one. */
  readonly usual: number
}

/** Measures each text and each field, as the page stands and with a root of 16 px. */
export function sizesOfTexts(): SizedText[] {
  const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select'
  const hasWords = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const texts = [...document.querySelectorAll('.wherry-root *')].filter(
    (element) =>
      !element.matches('style, script, .leaflet-container *') &&
      // WebKit keeps the style of what is not drawn.
      element.getClientRects().length > 0 &&
      (element.matches(fields) || hasWords(element)),
  )
  const sizes = () => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  // WebKit leads a text from one size to the other where its label may move.
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
  // WebKit leaves some boxes as the other size had made them, until all are laid out anew.
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

/** Texts that run over one another though they stand in the same layer of the page. */
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
  /** The part of a box that nothing around it cuts off; null: none. */
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
      // Boxes of lines are higher than their letters, and may touch.
      if (across > 2 && down > Math.min(one.box.height, other.box.height) / 3)
        faults.add(`"${one.words.slice(0, 40)}" runs over "${other.words.slice(0, 40)}"`)
    }
  return [...faults]
}

/** Contrasts of a page, as its computed colours tell them. */
export interface Contrasts {
  /** Texts that stand on a plain ground, with their ratio. */
  readonly texts: { name: string; ratio: number }[]
  /** Edges of fields and boxes, each the strongest of its control; 0: it has none. */
  readonly edges: { name: string; ratio: number }[]
}

export function contrastsOf(): Contrasts {
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
  const luminance = (colour: Rgba) => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const ratioOf = (one: Rgba, other: Rgba) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05)
  }
  /** The colour behind an element; null where a picture, a drawing or a fade lies between. */
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
  const round = (ratio: number) => Math.round(ratio * 100) / 100

  const texts: { name: string; ratio: number }[] = []
  for (const element of document.querySelectorAll('.wherry-root *')) {
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!hasWords || element.closest('svg, style, script, option, .leaflet-container')) continue
    if (!isSeen(element) || isOff(element) || isForEars(element)) continue
    const ground = groundOf(element)
    const ink = parse(getComputedStyle(element).color)
    if (ground) texts.push({ name: nameOf(element), ratio: round(ratioOf(over(ink, ground), ground)) })
  }

  const edges: { name: string; ratio: number }[] = []
  for (const control of document.querySelectorAll('.wherry-root :is(input:not([type=hidden]), textarea)')) {
    if (control.closest('.leaflet-container') || isOff(control) || control.matches('[readonly]')) continue
    // Its label is drawn in its place: the control is for ears, or lies over the label without a look of its own.
    const { position, appearance } = getComputedStyle(control)
    if (!isSeen(control) || isForEars(control) || (position === 'absolute' && appearance === 'none')) continue
    const parents: Element[] = []
    for (let at: Element | null = control; at && parents.length < 6; at = at.parentElement) parents.push(at)
    const near = [...parents, ...(control.parentElement?.children ?? [])]
    let best: number | null = null
    for (const part of near) {
      if (!isSeen(part)) continue
      const outside = groundOf(part.parentElement)
      const style = getComputedStyle(part)
      const lines = [...style.boxShadow.matchAll(/((?:rgba?|color)\([^)]*\))[^,]*inset/g)].map(
        ([, colour = '']) => colour,
      )
      if (style.borderTopStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0)
        lines.push(style.borderTopColor)
      // A switch is told by its fill, a box that the browser draws by the browser.
      if (control.matches('[role=switch]') && part === control && parse(style.backgroundColor)[3] > 0)
        lines.push(style.backgroundColor)
      if (control.matches('[type=checkbox], [type=radio]') && style.appearance === 'auto' && part === control)
        lines.push(style.color)
      if (!outside) continue
      best ??= 0
      for (const line of lines) best = Math.max(best, ratioOf(over(parse(line), outside), outside))
    }
    if (best !== null) edges.push({ name: nameOf(control), ratio: round(best) })
  }
  return { texts, edges }
}
