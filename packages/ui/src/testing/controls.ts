import { userEvent } from 'vitest/browser'

const interactive =
  'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"], [role="spinbutton"], [role="option"], [role^="menuitem"], [role="tab"]'

const isDrawn = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
  element.getClientRects().length > 0

/** Elements that a user can press, type into or choose. A neighbouring element may draw part of one: see `targetOf`. */
export const controlsOf = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(interactive)].filter(
    (element) => isDrawn(element) && !element.closest('[inert]') && !element.matches(':disabled'),
  )

/** The touch target of a control: the label of a checkbox or radio, or the control itself. */
export const targetOf = (control: HTMLElement): HTMLElement =>
  (control.matches('[type="checkbox"], [type="radio"]') && control.closest('label')) || control

/** True if a press on `hit` focuses the control, as a press on the frame of a field does. */
function leadsTo(control: HTMLElement, hit: Element): boolean {
  if (!control.matches('input, select, textarea, [role="combobox"]') || hit.closest('button, a, select'))
    return false
  control.blur()
  hit.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  return control.matches(':focus')
}

/** Size of the area in which a control answers a press, in whole CSS px; measured up to 44 px from its middle. */
export function sizeOfTarget(control: HTMLElement): { width: number; height: number } {
  const target = targetOf(control)
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = target.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const answers = (dx: number, dy: number) => {
    const hit = document.elementFromPoint(x + dx, y + dy)
    return !!hit && (target.contains(hit) || leadsTo(control, hit))
  }
  const reach = (dx: number, dy: number) => {
    let steps = 0
    while (steps < 44 && answers(dx * (steps + 0.5), dy * (steps + 0.5))) steps++
    return steps
  }
  return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) }
}

/**
 * True if no press can hit the control, on purpose: it is hidden until the keyboard reaches it, or another element is
 * drawn in its place.
 */
export const isClipped = (control: HTMLElement): boolean => {
  const { width, height } = targetOf(control).getBoundingClientRect()
  return width <= 1 && height <= 1
}

/** True if a press can hit some part of an element: it is not fully covered or cut off. */
export function isSeen(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  const root = part.getRootNode() as Document | ShadowRoot
  return [0.1, 0.5, 0.9].some((across) =>
    [0.1, 0.5, 0.9].some((down) => {
      const hit = root.elementFromPoint(left + width * across, top + height * down)
      return !!hit && part.contains(hit)
    }),
  )
}

/** All open lists, menus, calendars and dialogs. */
export const openParts = (root: Element): HTMLElement[] =>
  [
    ...root.querySelectorAll<HTMLElement>('[role="listbox"], [role="menu"], [role="grid"], [role="dialog"]'),
  ].filter(isDrawn)

/** True for a link within a sentence, which may be as low as its line (WCAG 2.5.8, inline). */
export const isInline = (control: HTMLElement) => getComputedStyle(control).display === 'inline'

const drawn = (element: Element, pseudo?: string) => {
  const style = getComputedStyle(element, pseudo)
  const content = pseudo ? style.content : ''
  const border = ['Top', 'Right', 'Bottom', 'Left'].map((side) => {
    const at = (what: string) => style.getPropertyValue(`border-${side.toLowerCase()}-${what}`)
    return at('style') === 'none' || at('width') === '0px' ? '' : `${at('width')} ${at('color')}`
  })
  const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
  const outline = isOutlined ? `${style.outlineWidth} ${style.outlineColor}` : ''
  return { style, content, border: border.join(), outline }
}

const bothPseudos = [undefined, '::before', '::after']

/** Outlines and borders, and shadows unless colours are forced: styles that can show the focus. */
export function edgesOf(root: Element): string[] {
  const forced = matchMedia('(forced-colors: active)').matches
  return [root, ...root.querySelectorAll('*')].flatMap((element) =>
    bothPseudos.map((pseudo) => {
      const { style, content, border, outline } = drawn(element, pseudo)
      if (pseudo && (content === 'none' || content === 'normal')) return ''
      return [border, outline, forced ? '' : style.boxShadow].join(' / ')
    }),
  )
}

/** True if a part of the control or of the field around it has an edge. */
function hasEdge(control: HTMLElement): boolean {
  const near = [control, control.parentElement, control.parentElement?.parentElement]
  const parts = new Set([
    ...near,
    ...(control.parentElement?.children ?? []),
    ...targetOf(control).querySelectorAll('*'),
  ])
  return [...parts].some(
    (element) =>
      element &&
      bothPseudos.some((pseudo) => {
        const { content, border, outline } = drawn(element, pseudo)
        return (!pseudo || (content !== 'none' && content !== 'normal')) && (/\d/.test(border) || outline)
      }),
  )
}

/** True if a control is visible with forced colours, which remove backgrounds and shadows. */
export function isSeenForced(control: HTMLElement): boolean {
  const isDrawnOnly = control.matches(
    'input, textarea, select, [role="switch"], [role="checkbox"], [role="radio"]',
  )
  const hasWords = !!control.textContent?.trim() || !!control.querySelector('svg')
  return (!isDrawnOnly && hasWords) || hasEdge(control)
}

/** Opens the overlays of all controls in an element, one after another. */
export async function openAll(root: Element): Promise<void> {
  const within = root.getRootNode() as Document | ShadowRoot
  const openers = [...root.querySelectorAll<HTMLElement>('[aria-haspopup], [role="combobox"]')].filter(
    (opener) => !opener.matches(':disabled, [aria-expanded="true"], [aria-hidden="true"] *'),
  )
  for (const opener of openers) {
    if (!opener.isConnected || !isDrawn(opener)) continue
    opener.focus()
    opener.click()
    await settled()
    if (opener.getAttribute('aria-expanded') === 'false' && within.activeElement === opener) {
      await userEvent.keyboard('{ArrowDown}')
      await settled()
    }
  }
}

/** Waits for two frames: effects have then run, and overlays are positioned. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done))
}

/** Waits also for the page's idle time, in which components render late parts, so that two renders can be compared. */
export async function rested(): Promise<void> {
  await settled()
  await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 3000 }))
  await settled()
}
