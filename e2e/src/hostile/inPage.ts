/*
 * What runs inside the documents of a watched tab. Each function stands by itself: it is handed over as text.
 */

/** What is kept in a window of what must not happen in it; read and emptied by the judge. */
export interface InWindow {
  wherryDeeds: string[]
}

/** Puts the canary up and listens to what the browser refuses, before anything of the document runs. */
export function putUp(canary: string): void {
  const deeds: string[] = []
  Object.defineProperty(window, 'wherryDeeds', { value: deeds })
  Object.defineProperty(window, canary, { value: (number: unknown) => deeds.push(`ran ${String(number)}`) })
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
    Object.defineProperty(window, name, { value: () => deeds.push(`called ${name}`) && null })
  // What is refused was let through by us before.
  window.addEventListener('securitypolicyviolation', (event) =>
    deeds.push(`refused ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`.slice(0, 300)),
  )
  window.addEventListener(
    'submit',
    (event) => {
      // Forms of ours are sent by the script alone; whether it took this one is known once all listeners were told.
      setTimeout(() => event.defaultPrevented || deeds.push('sent a form'))
    },
    true,
  )
}

/** What a document is made of where no text has put anything into it; lists of names with blanks between them. */
export interface Own {
  readonly tags: string
  /** Names of attributes; besides, any that begin with `aria-`, and such with `data-` whose value is a plain word. */
  readonly attributes: string
  /** Properties of styles that stand in an attribute. */
  readonly styles: string
  readonly evilHost: string
}

/** What stands in the document that no text may put there; an empty list: nothing. */
export function census({ tags, attributes, styles, evilHost }: Own): string[] {
  const [ownTags, ownAttributes, ownStyles] = [tags, attributes, styles].map(
    (list) => new Set(list.split(' ')),
  )
  const faults: string[] = []
  const isOwn = (address: string, isLoaded: boolean) => {
    if (!URL.canParse(address, location.href)) return false
    const { protocol, hostname } = new URL(address, location.href)
    // An address may write its host in many ways; the browser knows them all.
    if (address.includes(evilHost) || `.${hostname}`.replace(/\.$/, '').endsWith(`.${evilHost}`)) return false
    return /^https?:$/.test(protocol) || (isLoaded ? /^(data|blob):$/ : /^(mailto|tel):$/).test(protocol)
  }
  const loads = new Set('src data poster background srcset xlink:href'.split(' '))
  const leads = new Set('href action formaction cite ping manifest'.split(' '))
  // Written anew by the browser: without escapes, comments and what it does not know.
  const plain = document.createElement('i')
  // What a name can hide from a script: of every object, of the document, of the form around a field.
  const hidden = [Object.prototype, Document.prototype, HTMLFormElement.prototype]
  const inHead = new Set(['meta', 'link', 'script', 'style', 'title'])
  // An element's own name for its attributes may be that of a field in it.
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
      // A drawing takes parts of drawings of its own.
      const isPart = isDrawn && attribute === 'href' && name !== 'a'
      const isBad =
        (loads.has(attribute) && !isOwn(value, true)) ||
        (leads.has(attribute) && !isOwn(value, false)) ||
        (isPart && !value.startsWith('#'))
      if (isBad) faults.push(`${name}[${attribute}=${value.slice(0, 80)}]`)
      if (attribute === 'style') {
        plain.style.cssText = value
        const isForeign = [...plain.style].some((one) => !one.startsWith('--') && !ownStyles?.has(one))
        // What is taken out of the flow may lie over all; what cannot be seen or pressed does not.
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

/** All texts of the document that a person meets: what is written, what is typed, names and descriptions. */
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
