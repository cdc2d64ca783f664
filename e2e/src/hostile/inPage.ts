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

/** What stands in the document that no text may put there; an empty list: nothing. */
export function census(allowedTags: string): string[] {
  const allowed = new Set(allowedTags.split(' '))
  const faults: string[] = []
  const isOwn = (address: string) =>
    URL.canParse(address, document.baseURI) && new URL(address, document.baseURI).protocol !== 'javascript:'
  const places =
    'href src action formaction data poster background cite ping xlink:href srcset manifest'.split(' ')
  // An element's own name for its attributes may be that of a field in it.
  const attributesOf = Object.getOwnPropertyDescriptor(Element.prototype, 'attributes')?.get
  for (const element of Document.prototype.querySelectorAll.call(document, '*')) {
    const name = element.localName
    if (!allowed.has(name)) faults.push(`<${name}>`)
    if (name === 'meta' && element.hasAttribute('http-equiv')) faults.push('<meta http-equiv>')
    if (name === 'script' && element.parentElement !== document.head) faults.push('<script> outside the head')
    for (const { name: attribute, value } of (attributesOf?.call(element) ?? []) as Iterable<Attr>) {
      if (/^on/i.test(attribute) || attribute === 'srcdoc') faults.push(`${name}[${attribute}]`)
      if (places.includes(attribute) && (!isOwn(value) || value.includes('evil.example')))
        faults.push(`${name}[${attribute}=${value.slice(0, 80)}]`)
      if (attribute === 'style' && /url\(|expression|@import|image-set/i.test(value))
        faults.push(`${name}[style=${value.slice(0, 80)}]`)
      if (/^(id|name|for)$/.test(attribute) && (value in Object.prototype || value in Document.prototype))
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
