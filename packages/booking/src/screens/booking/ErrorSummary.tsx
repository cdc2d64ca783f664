import { ErrorIcon } from '@wherry/ui'
import type { MouseEvent } from 'react'
import { isolate } from '../../format/outside.ts'
import { useT } from '../../hooks/useT.ts'
import * as css from './ErrorSummary.css.ts'
import type { FormError, OrderTexts } from './formView.ts'

export interface ErrorSummaryProps {
  errors: readonly FormError[]
  /** Puts the focus into the control of an error. */
  onFollow(error: FormError): void
}

/** How many fields are left to do, and whether they are only to be filled in. */
export function summaryTitle(errors: readonly FormError[], t: OrderTexts): string {
  const count = errors.length
  return errors.every(({ isEmpty }) => isEmpty)
    ? t('booking.error.empty', { count })
    : t('booking.error.summary', { count })
}

/** The service speaks in sentences of its own: they do not go on from the name of a field. */
const isSentence = (text: string) => /^\p{Lu}/u.test(text)

/** All that is still missing, each a link to its field (BOOK-13). */
export function ErrorSummary({ errors, onFollow }: ErrorSummaryProps) {
  const t = useT('order')
  const follow = (error: FormError) => (event: MouseEvent) => {
    event.preventDefault()
    onFollow(error)
  }
  return (
    <section className={css.box} aria-label={t('DataForms.Forms.ErrorValid')}>
      <ErrorIcon className={css.icon} />
      <h2 className={css.title}>{summaryTitle(errors, t)}</h2>
      <ul className={css.list}>
        {errors.map((error) => (
          <li key={error.field}>
            <a className={css.link} href={`#${error.id}`} onClick={follow(error)}>
              {t(isSentence(error.text) ? 'booking.error.itemSaid' : 'booking.error.item', {
                field: error.label,
                message: isolate(error.text.replace(/\.$/, ''), 400),
              })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
