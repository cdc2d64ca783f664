import { Fragment, type ReactNode, useState } from 'react'
import { isolate } from '../../../kernel/format/outside.ts'
import { paymentWays } from '../../../kernel/model/user.ts'
import type { LegalText } from '../../../kernel/values/foreignHtml.ts'
import { legalDialog } from '../../../view/foreign/legalDialog.ts'
import { useOnDemandPart } from '../../../view/onDemandPart.ts'
import { PartMissing } from '../../../view/PartMissing.tsx'
import { offersOf } from '../../draft/draft.ts'
import { useFormPart, useFormView } from '../formView.ts'
import * as css from './LegalLinks.css.ts'

/** A legal text of this booking, and the texts of its link. */
interface Terms {
  text: LegalText
  link: string
  title: string
}

interface Legal {
  /** Links to the terms of the offers, one for each class of the rides. */
  offer: ReactNode
  /** Link to the terms of paying in advance. Null: there is no payment in advance. */
  deposit: ReactNode | null
  /** The dialog, or a notice that it could not be loaded. It must be outside of any label. */
  dialog: ReactNode
}

/** Legal texts of a booking (BOOK-40). Code and texts are loaded on demand. */
export function useLegalLinks(): Legal {
  const { booking, t } = useFormView()
  const [shown, setShown] = useState<Terms | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { Part: LegalTextDialog, missing, preload, ask } = useOnDemandPart(legalDialog)
  const classes = useFormPart(({ draft }) => [
    ...new Map(offersOf(draft).map(({ carClass }) => [carClass.id, carClass])).values(),
  ])
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

/** Links to the legal texts for contract users, who do not have to agree. */
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
