/*
 * Functions that run inside the documents of a watched tab. None uses anything outside itself: it is passed as text.
 */

/** Record of forbidden events in a window; the check reads and empties it. */
export interface InWindow {
  wherryDeeds: string[]
}

/** Installs the canary and listens to policy violations, before any script of the document runs. */
export function putUp(canary: string): void {
  const deeds: string[] = []
  Object.defineProperty(window, 'wherryDeeds', { value: deeds })
  Object.defineProperty(window, canary, { value: (number: unknown) => deeds.push(`ran ${String(number)}`) })
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
    Object.defineProperty(window, name, { value: () => deeds.push(`called ${name}`) && null })
  // A violation counts as a fault, because the product’s own code passed the text on to the browser.
  window.addEventListener('securitypolicyviolation', (event) =>
    deeds.push(`refused ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`.slice(0, 300)),
  )
  window.addEventListener(
    'submit',
    (event) => {
      // Only scripts send the product’s forms. After all listeners have run, `defaultPrevented` tells whether a script
      // has handled this one.
      setTimeout(() => event.defaultPrevented || deeds.push('sent a form'))
    },
    true,
  )
}

/** The parts of a document without payloads, as lists of names separated by spaces. */
export interface Own {
  readonly tags: string
  /**
   * Names of attributes. All `aria-` attributes are allowed as well, and `data-` attributes with a plain word as value.
   */
  readonly attributes: string
  /** Properties of inline styles. */
  readonly styles: string
  readonly evilHost: string
}

/** Forbidden parts of the document, which only a payload can have added. Empty: none. */
export function census({ tags, attributes, styles, evilHost }: Own): string[] {
  const [ownTags, ownAttributes, ownStyles] = [tags, attributes, styles].map(
    (list) => new Set(list.split(' ')),
  )
  const faults: string[] = []
  const isOwn = (address: string, isLoaded: boolean) => {
    if (!URL.canParse(address, location.href)) return false
    const { protocol, hostname } = new URL(address, location.href)
    // A host can be written in many ways, all of which the browser’s parser knows.
    if (address.includes(evilHost) || `.${hostname}`.replace(/\.$/, '').endsWith(`.${evilHost}`)) return false
    return /^https?:$/.test(protocol) || (isLoaded ? /^(data|blob):$/ : /^(mailto|tel):$/).test(protocol)
  }
  const loads = new Set('src data poster background srcset xlink:href'.split(' '))
  const leads = new Set('href action formaction cite ping manifest'.split(' '))
  // The style is set on another element, because the browser then rewrites it without escapes, comments and unknown
  // properties.
  const plain = document.createElement('i')
  // Objects whose properties an element’s name could hide from a script: every object, the document, a form.
  const hidden = [Object.prototype, Document.prototype, HTMLFormElement.prototype]
  const inHead = new Set(['meta', 'link', 'script', 'style', 'title'])
  // The getter of the prototype is used, because a field named `attributes` would hide the attributes of its form.
  const attributesOf = Object.getOwnPropertyDescriptor(Element.prototype, 'attributes')?.get
  for (const element of Document.prototype.querySelectorAll.call(document, '*')) {
    const name = element.localName
    const isDrawn = element.namespaceURI === 'http://www.w3.org/2000/svg'
    if (!ownTags?.has(name)) faults.push(`<${name}>`)
    if (name === 'meta' && element.hasAttribute('http-equiv')) faults.push('<meta http-equiv>')
    if (inHead.has(name) && !(isDrawn && name === 'title') && element.parentElement !== document.head)
      faults.push(`<${name}> outside the head`)
    if (/^(template|noscript)$/.test(name) && element.parentElement !== document.body)
      faults.push(`<${name}> inside the page`)
    if (element.shadowRoot && !name.includes('-')) faults.push(`${name} with a shadow`)
    for (const { name: attribute, value } of (attributesOf?.call(element) ?? []) as Iterable<Attr>) {
      const isPlain =
        /^aria-[a-z]+$/.test(attribute) || (/^data-[a-z-]+$/.test(attribute) && /^[\w .#-]*$/.test(value))
      if (!isPlain && !ownAttributes?.has(attribute)) faults.push(`${name}[${attribute}]`)
      // An SVG may refer to parts of itself.
      const isPart = isDrawn && attribute === 'href' && name !== 'a'
      const isBad =
        (loads.has(attribute) && !isOwn(value, true)) ||
        (leads.has(attribute) && !isOwn(value, false)) ||
        (isPart && !value.startsWith('#'))
      if (isBad) faults.push(`${name}[${attribute}=${value.slice(0, 80)}]`)
      if (attribute === 'style') {
        plain.style.cssText = value
        const isForeign = [...plain.style].some((one) => !one.startsWith('--') && !ownStyles?.has(one))
        // A positioned element may cover the page, unless it ignores the pointer.
        const isOver = plain.style.position !== '' && plain.style.pointerEvents !== 'none'
        if (isForeign || isOver || /url\(|expression|@import|image-set/i.test(value + plain.style.cssText))
          faults.push(`${name}[style=${value.slice(0, 160)}]`)
      }
      if (/^(id|name|for)$/.test(attribute) && hidden.some((owner) => value in owner))
        faults.push(`${name}[${attribute}=${value}]`)
    }
  }
  const inherited: string[] = []
  for (const key in {}) inherited.push(key)
  if (inherited.length > 0 || 'polluted' in {})
    faults.push(`every object has ${inherited.join() || 'polluted'}`)
  return [...new Set(faults)]
}

/** All texts of the document for a person: visible text, values of fields, names and descriptions. */
export function textsOf(): string[] {
  const root = document.body
  const texts = [root.textContent ?? '', document.title]
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) texts.push(field.value)
  for (const element of root.querySelectorAll(
    '[aria-label], [title], [alt], [placeholder], [aria-description]',
  ))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
      texts.push(element.getAttribute(name) ?? '')
  return texts.filter((text) => text !== '')
}
