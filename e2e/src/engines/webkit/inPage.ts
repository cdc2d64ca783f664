/**
 * Runs in the page for WebKit’s driver: finds elements as Playwright does, with the library of Playwright’s locators.
 */

import { Ivya } from 'ivya'
import { getElementAccessibleName, isElementVisible } from 'ivya/utils'

const finder = Ivya.create({ browser: 'webkit' })
/** Elements that a selector matches in the document, which may include the root element. */
const elementsOf = (selector: string) => finder.queryLocatorSelectorAll(selector, document)

/** True of a disabled control. */
const isOff = (element: Element) =>
  element.matches(':disabled') || element.closest('[aria-disabled=true]') === element

/** The topmost element at the middle of another element, inside of shadow roots too. */
function atMiddleOf(element: Element): Element | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  let hit: Element | null = null
  for (let root: Document | ShadowRoot | null = document; root; root = hit?.shadowRoot ?? null) {
    const next = root.elementFromPoint(x + width / 2, y + height / 2)
    if (!next || next === hit) break
    hit = next
  }
  return hit
}

/** An element and all its ancestors, across shadow roots. */
function* around(element: Element | null): Generator<Element> {
  for (let one = element; one; one = one.parentElement ?? hostOf(one)) yield one
}
const hostOf = (element: Element) => {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}

/** Reason why an element cannot be pressed yet. Null: it can. */
function hindranceOf(element: Element): string | null {
  if (!isElementVisible(element)) return 'not visible'
  if (isOff(element)) return 'not enabled'
  const hit = atMiddleOf(element)
  const labelled = hit?.closest('label')?.control
  if ([...around(hit)].includes(element) || labelled === element) return null
  return `covered by ${hit?.outerHTML.slice(0, 120)}`
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const boxOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

function intoView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
}

const asks = {
  element: (element: Element) => element,
  text: (element: Element) => element.textContent,
  // biome-ignore lint/performance/useDomNodeTextContent: a journey asks for the text as it is drawn
  innerText: (element: Element) => (element as HTMLElement).innerText,
  html: (element: Element) => element.innerHTML,
  value: (element: Element) => (element as HTMLInputElement).value,
  isVisible: (element: Element) => isElementVisible(element),
  isChecked: (element: Element) =>
    element.getAttribute('aria-checked') === 'true' || (element as HTMLInputElement).checked === true,
  isOff,
  isEditable: (element: Element) => !isOff(element) && !(element as HTMLInputElement).readOnly,
  name: (element: Element) => getElementAccessibleName(element, false),
  attribute: (element: Element, name: string) => element.getAttribute(name),
  box: (element: Element) => (isElementVisible(element) ? boxOf(element) : null),
  scroll: (element: Element) =>
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' }),
  intoView,
  focus: (element: HTMLElement) => element.focus(),
  blur: (element: HTMLElement) => element.blur(),
  fill(element: HTMLInputElement, text: string) {
    if (isOff(element) || element.readOnly) return 'not editable'
    element.focus()
    element.select()
    if (/^(date|time|range|color)$/.test(element.type)) {
      element.value = text
      element.dispatchEvent(new Event('input', { bubbles: true }))
      element.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (text === '') document.execCommand('delete')
    else document.execCommand('insertText', false, text)
    return null
  },
  select(element: HTMLSelectElement, wanted: { value?: string; label?: string }) {
    const option = [...element.options].find(
      ({ value, label }) => value === wanted.value || label === wanted.label,
    )
    if (!option) return 'no such option'
    element.value = option.value
    element.dispatchEvent(new Event('input', { bubbles: true }))
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return null
  },
  /**
   * Scrolls the element into view, waits two frames, and returns why it cannot be pressed. Null: it can, and it did not
   * move.
   */
  async ready(element: Element) {
    intoView(element)
    if (hindranceOf(element)?.startsWith('covered'))
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const before = JSON.stringify(boxOf(element))
    await frame()
    await frame()
    if (!element.isConnected) return 'gone'
    return JSON.stringify(boxOf(element)) === before ? hindranceOf(element) : 'moving'
  },
}
export type Ask = keyof typeof asks

/** A question by its name, or a function of the test, whose source is part of the script that the driver runs. */
type Question = Ask | ((element: Element, argument: unknown) => unknown)
const answer = (question: Question, element: Element, argument: unknown) =>
  (typeof question === 'string'
    ? (asks[question] as (one: Element, argument: unknown) => unknown)
    : question)(element, argument)

const driver = {
  /** The answer for the only element that the selector matches, or the reason why there is none. */
  async one(selector: string, question: Question, argument?: unknown) {
    const found = elementsOf(selector)
    if (found.length > 1) return { several: found.slice(0, 4).map((one) => one.outerHTML.slice(0, 160)) }
    const [element] = found
    return element ? { value: (await answer(question, element, argument)) ?? null } : { none: true }
  },
  count: (selector: string) => elementsOf(selector).length,
  each: (selector: string, question: Question) =>
    elementsOf(selector).map((one) => answer(question, one, undefined)),
  all: (selector: string, act: (elements: Element[], argument: unknown) => unknown, argument: unknown) =>
    act(elementsOf(selector), argument),
}
export type Driver = typeof driver

Object.defineProperty(window, '__wherryDriver', { value: driver, configurable: true })
