import { controlsOf } from './controls.ts'

/** Markup without what differs from one drawing to the next: generated ids, and what is just being said aloud. */
export const markup = (container: Element) => {
  const copy = container.cloneNode(true) as Element
  for (const region of copy.querySelectorAll('[data-wherry-announcer]')) region.replaceChildren()
  return copy.innerHTML.replace(/_r_\w+_|:r\w+:|«r\w+»/g, 'id')
}

const isText = (control: Element) => control.matches('input, textarea')

/** State that a key could change: the markup but for what is said aloud, the values, and the focus. `comparable` holds from one drawing to the next. */
export const stateOf = (container: Element) => {
  const values = [...container.querySelectorAll('input, textarea, select')].map((field) => {
    const { value, checked } = field as HTMLInputElement
    return [value, checked]
  })
  const focused = document.activeElement
  const place = [...container.querySelectorAll('*')].indexOf(focused!)
  return { comparable: { markup: markup(container).split(/(?=<)/), values, place }, focused }
}

/** Text fields, and of other controls that look the same the first. */
export const unlikeControls = (root: Element) => {
  const seen = new Set<string>()
  return controlsOf(root).filter((control) => {
    const { localName, className, tabIndex } = control
    const look = [
      localName,
      control.getAttribute('role'),
      control.getAttribute('type'),
      className,
      tabIndex,
    ].join()
    const isNew = !seen.has(look)
    seen.add(look)
    return isNew || isText(control)
  })
}
