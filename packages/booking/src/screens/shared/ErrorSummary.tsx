import { ErrorIcon, useAnnounce } from '@wherry/ui'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import * as css from './ErrorSummary.css.ts'

/** What is wrong with one field. */
export interface SummaryItem {
  /** Id of its control. */
  id: string
  /** The field's name and how to mend it. */
  text: string
}

interface Summary {
  /** How many fields are left. */
  title: string
  items: readonly SummaryItem[]
}

export interface ErrorSummaryProps extends Summary {
  /** What the part of the page is called. */
  name: string
  /** Where the controls are. */
  form: RefObject<HTMLElement | null>
}

/** All that is still missing in a form, each a link to its field (BOOK-13). */
export function ErrorSummary({ name, title, items, form }: ErrorSummaryProps) {
  const follow = (item: SummaryItem) => (event: MouseEvent) => {
    event.preventDefault()
    focusControl(form.current, item)
  }
  return (
    <section className={css.box} aria-label={name} data-error-summary="">
      <ErrorIcon className={css.icon} />
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={css.link} href={`#${item.id}`} onClick={follow(item)}>
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** At each try that the form has refused says how much is left, and puts the focus into the first field in error (A11Y-04). */
export function useRefusals(
  refusals: number,
  { title, items, form }: Summary & Pick<ErrorSummaryProps, 'form'>,
): void {
  const announce = useAnnounce()
  const latest = useRef({ title, items })
  useEffect(() => {
    latest.current = { title, items }
  })
  useEffect(() => {
    const { title, items } = latest.current
    const [first] = items
    if (refusals === 0 || !first) return
    announce(title, 'assertive')
    // The whole list from its top, and of it as much as leaves room for the field.
    form.current?.querySelector('[data-error-summary]')?.scrollIntoView({ block: 'start' })
    focusControl(form.current, first, 'nearest')
  }, [refusals, announce, form])
}

/**
 * Puts the focus into the control of an error, in the middle of what is seen or where it is seen already. What is wrong
 * stands under the control: it comes into view too, as far as both have room.
 */
function focusControl(form: HTMLElement | null, { id }: SummaryItem, block: 'center' | 'nearest' = 'center') {
  const find = (name: string) => form?.querySelector<HTMLElement>(`#${CSS.escape(name)}`)
  const control = find(id)
  if (!control) return
  control.scrollIntoView({ block })
  const texts = control.getAttribute('aria-describedby')?.match(/\S+/g) ?? []
  for (const text of texts) find(text)?.scrollIntoView({ block: 'nearest' })
  control.scrollIntoView({ block: 'nearest' })
  control.focus({ preventScroll: true })
}
