import { ErrorIcon, useAnnounce } from '@wherry/ui'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import * as css from './ErrorSummary.css.ts'

/** The error of one field. */
export interface SummaryItem {
  /** Id of the field's control. */
  id: string
  /** Name of the field and how to correct it. */
  text: string
}

interface Summary {
  /** Text with the count of fields in error. */
  title: string
  items: readonly SummaryItem[]
}

export interface ErrorSummaryProps extends Summary {
  /** Accessible name of the section. */
  name: string
  /** Element that contains the controls. */
  form: RefObject<HTMLElement | null>
}

/** All errors of a form, each a link to its field (BOOK-13). */
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

/**
 * After each refused attempt, announces the number of errors and moves the focus to the first field in error (A11Y-04).
 */
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
    // Scrolls to the top of the list first; focusing the field then scrolls only as far as needed.
    form.current?.querySelector('[data-error-summary]')?.scrollIntoView({ block: 'start' })
    focusControl(form.current, first, 'nearest')
  }, [refusals, announce, form])
}

/**
 * Focuses the control of an error and scrolls it to the middle of the view, or only as far as needed with `nearest`.
 * The error text under the control is scrolled into view too, if both fit.
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
