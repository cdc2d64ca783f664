import { ErrorIcon } from '@wherry/ui'
import type { MouseEvent } from 'react'
import { isolate } from '../../format/outside.ts'
import { useT } from '../../hooks/useT.ts'
import * as css from './ErrorSummary.css.ts'
import type { FormError } from './formView.ts'

export interface ErrorSummaryProps {
  errors: readonly FormError[]
  /** Puts the focus into the control of an error. */
  onFollow(error: FormError): void
}

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
      <h2 className={css.title}>{t('booking.error.summary', { count: errors.length })}</h2>
      <ul className={css.list}>
        {errors.map((error) => (
          <li key={error.field}>
            <a className={css.link} href={`#${error.id}`} onClick={follow(error)}>
              {t('booking.error.item', { field: error.label, message: isolate(error.text, 400) })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
