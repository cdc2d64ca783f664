import { Fragment, type ReactNode, useState } from 'react'
import { offersOf } from '../../domain/draft.ts'
import type { LegalText } from '../../domain/foreignHtml.ts'
import { paymentWays } from '../../domain/user.ts'
import { isolate } from '../../format/outside.ts'
import { PartMissing, useAskedPart } from '../shared/askedPart.tsx'
import { legalDialog } from '../shared/legalDialog.ts'
import { useFormView } from './formView.ts'
import * as css from './LegalLinks.css.ts'

/** A legal text of this booking and the words of its link. */
interface Terms {
  text: LegalText
  link: string
  title: string
}

interface Legal {
  /** A link to each of the offers, the rides' classes once each. */
  offer: ReactNode
  /** A link to the terms of paying in advance. Null: nobody pays in advance here. */
  deposit: ReactNode | null
  /** The dialog, or that it could not be had; to stand outside of any label. */
  dialog: ReactNode
}

/** The texts that a booking is made under (BOOK-40); code, text and words come when one is wanted. */
export function useLegalLinks(): Legal {
  const { booking, t } = useFormView()
  const [shown, setShown] = useState<Terms | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { Part: LegalTextDialog, missing, preload, ask } = useAskedPart(legalDialog)
  const classes = [
    ...new Map(offersOf(booking.state.draft).map(({ carClass }) => [carClass.id, carClass])).values(),
  ]
  const offers = classes.map(({ id, name }): Terms => {
    const car = isolate(name ?? id)
    return {
      text: { kind: 'offer', carClassId: id },
      link: classes.length > 1 ? t('bonus.terms.offerOf', { car }) : t('bonus.terms.offer'),
      title: t('bonus.terms.offerTitle', { car }),
    }
  })
  const deposit: Terms = {
    text: { kind: 'deposit' },
    link: t('bonus.terms.deposit'),
    title: t('bonus.terms.depositTitle'),
  }
  const linkTo = (terms: Terms) => (
    <button
      type="button"
      className={css.link}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={({ currentTarget }) =>
        ask(() => {
          setShown(terms)
          setOpen(true)
        }, currentTarget)
      }
    >
      {terms.link}
    </button>
  )
  return {
    offer: offers.map((terms, at) => (
      <Fragment key={terms.link}>
        {at > 0 && ', '}
        {linkTo(terms)}
      </Fragment>
    )),
    deposit: booking.user && paymentWays(booking.user).includes('card') ? linkTo(deposit) : null,
    dialog: (
      <>
        {missing && <PartMissing text={t('bonus.terms.failed')} retry={t('common.retry')} {...missing} />}
        {LegalTextDialog && shown && (
          <LegalTextDialog text={shown.text} title={shown.title} isOpen={isOpen} onOpenChange={setOpen} />
        )}
      </>
    ),
  }
}

/** The same texts for those who are not asked to agree: contract users. */
export function LegalLinks() {
  const { t } = useFormView()
  const { offer, deposit, dialog } = useLegalLinks()
  return (
    <>
      <p className={css.row}>
        {t('bonus.terms.read')}: <span>{offer}</span> {deposit}
      </p>
      {dialog}
    </>
  )
}
