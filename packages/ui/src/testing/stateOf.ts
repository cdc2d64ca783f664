import { controlsOf } from './controls.ts'

/** Markup without the parts that differ between renders: generated ids and current announcements. */
export const markup = (container: Element) => {
  const copy = container.cloneNode(true) as Element
  for (const region of copy.querySelectorAll('[data-wherry-announcer]')) region.replaceChildren()
  return copy.innerHTML.replace(/_r_\w+_|:r\w+:|«r\w+»/g, 'id')
}

const isText = (control: Element) => control.matches('input, textarea')

/** State that a key could change: the markup without announcements, the values, and the focus. `comparable` can be compared between renders. */
export const stateOf = (container: Element) => {
  const values = [...container.querySelectorAll('input, textarea, select')].map((field) => {
    const { value, checked } = field as HTMLInputElement
    return [value, checked]
  })
  const focused = document.activeElement
  const place = [...container.querySelectorAll('*')].indexOf(focused!)
  return { comparable: { markup: markup(container).split(/(?=<)/), values, place }, focused }
}

/** All text fields, and the first control of each group of identical controls. */
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
