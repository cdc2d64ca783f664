import { Virtual } from '@guidepup/virtual-screen-reader'

/* Runs in the tested document: a screen reader, and a listener to live regions and to the focus. Each line is passed to
   `wherryHeard`, in the order in which a person would hear it. */
declare global {
  interface Window {
    wherryHeard?: (line: string) => void
    /** All phrases of the reader from the start of an element to its end. Null: of the whole document. */
    wherryReadAll: (selector: string | null) => Promise<string[]>
  }
}

/** A phrase with the name of its language if that differs from the document’s, as a reader changes its voice for it. */
const inVoice = (node: Node, phrase: string): string => {
  const element = node instanceof Element ? node : node.parentElement
  const own = element?.closest('[lang]')?.getAttribute('lang')
  return own && own !== document.documentElement.lang ? `${phrase} [in ${own}]` : phrase
}

/**
 * Corrects a phrase of the reader: it reads the value of a native list instead of the chosen option's label, has no
 * role for a password, and reads the initial state of a checkbox.
 */
function chosenOf(element: Node | null, phrase: string): string {
  if (element instanceof HTMLInputElement && element.type === 'password')
    return ['password', phrase, (element.required || element.ariaRequired === 'true') && 'required']
      .filter(Boolean)
      .join(', ')
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return phrase.replace(/\b(not )?checked\b/, element.checked ? 'checked' : 'not checked')
  if (!(element instanceof HTMLSelectElement)) return phrase
  const { value } = element
  return phrase.replace(`, ${value},`, `, ${element.selectedOptions[0]?.label},`)
}

/** True of parts that no reader reads: texts for browsers without scripts, and old texts of a live region. */
const isPassedBy = (node: Node) =>
  (node instanceof Element ? node : node.parentElement)?.closest('noscript, [data-wherry-announcer]') != null

window.wherryReadAll = async (selector) => {
  const container = selector === null ? document.body : document.querySelector(selector)
  if (!(container instanceof HTMLElement)) throw new Error(`There is nothing to read at ${selector}`)
  const reader = new Virtual()
  await reader.start({ container })
  const said: string[] = []
  do {
    const node = reader.activeNode ?? container
    const phrase = await reader.lastSpokenPhrase()
    if (!isPassedBy(node)) said.push(inVoice(node, chosenOf(node, phrase)))
    await reader.next()
  } while (reader.activeNode !== container)
  said.push(await reader.lastSpokenPhrase())
  await reader.stop()
  return said
}

async function phraseOf(element: Element): Promise<string> {
  const reader = new Virtual()
  await reader.start({ container: element as HTMLElement })
  const phrase = chosenOf(element, await reader.lastSpokenPhrase())
  await reader.stop()
  // The text of an element without a name is read.
  const isBare = !phrase.includes(', ') && element.matches('p, div, span')
  return inVoice(element, isBare ? wordsOf(element) : phrase)
}

const live = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log], output'
const isHidden = (node: Element) => node.closest('[aria-hidden=true], [hidden], [inert]') !== null

/** The text of a node without parts that are hidden from readers. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (!(node instanceof Element) || node.matches('[aria-hidden=true], [hidden], script, style')) return ''
  return (
    node.getAttribute('aria-label') ??
    node.getAttribute('alt') ??
    [...node.childNodes].map(wordsOf).join(' ').replace(/\s+/g, ' ').trim()
  )
}

/** Phrases of a reader for a state that changes while the element has the focus. */
const changed: Record<string, (element: Element) => string> = {
  'aria-expanded': (element) => (element.getAttribute('aria-expanded') === 'true' ? 'expanded' : 'collapsed'),
  'aria-valuetext': (element) => element.getAttribute('aria-valuetext') ?? '',
  'aria-pressed': (element) => (element.getAttribute('aria-pressed') === 'true' ? 'pressed' : 'not pressed'),
}
const stateNames = [...Object.keys(changed), 'aria-activedescendant']

function listen(hear: (line: string) => void) {
  const latest = new Map<Element, string>()
  /** The newly focused element until it is read. Its changes until then are read together with it. */
  let coming: EventTarget | null = null
  new MutationObserver((changes) => {
    const regions = new Set<Element>()
    const states = new Set<string>()
    for (const { target, addedNodes, attributeName } of changes) {
      if (attributeName) {
        if (target === document.activeElement && target !== coming) states.add(attributeName)
        continue
      }
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (around) regions.add(around)
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll(live)])
            if (region.matches(live)) regions.add(region)
    }
    for (const region of regions) {
      const words = wordsOf(region)
      const isSaid = words && !isHidden(region) && region.isConnected && latest.get(region) !== words
      latest.set(region, words)
      const manner = region.matches('[aria-live=assertive], [role=alert]') ? 'at once' : 'politely'
      if (isSaid) hear(inVoice(region, `says ${manner}: ${words}`))
    }
    for (const state of states) {
      const at = document.activeElement as Element
      const active = document.getElementById(at.getAttribute('aria-activedescendant') ?? '')
      if (state !== 'aria-activedescendant') hear(`now ${changed[state]?.(at)}`)
      else if (active) void phraseOf(active).then((phrase) => hear(`in the list: ${phrase}`))
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: stateNames,
  })

  const groups = '[role=dialog], [role=alertdialog], [role=group], fieldset, [role=radiogroup]'
  let entered: Element[] = []
  document.addEventListener('focusin', ({ target }) => {
    coming = target
    setTimeout(async () => {
      if (coming === target) coming = null
      if (!(target instanceof Element) || document.activeElement !== target) return
      const around: Element[] = []
      for (let at = target.parentElement?.closest(groups); at; at = at.parentElement?.closest(groups))
        around.unshift(at)
      const fresh = around.filter((group) => !entered.includes(group))
      entered = around
      for (const group of fresh) hear(`enters ${await phraseOf(group)}`)
      hear(`at ${await phraseOf(target)}`)
    }, 50)
  })
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type))
      hear(`now ${target.checked ? 'checked' : 'not checked'}`)
  })
}
if (window.wherryHeard) listen(window.wherryHeard)
