import { Button, Checkbox, isComposing, isHeld, Notice, OkIcon, TextField, useAnnounce } from '@wherry/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Draft } from '../../domain/booking.ts'
import { showsLoyalty } from '../../domain/loyalty.ts'
import { times } from '../../domain/money.ts'
import { readDigits } from '../../domain/reading/plain.ts'
import { hashOf, isBonusIdle } from '../../domain/recalculation.ts'
import { isCardNumber } from '../../domain/rules/cardNumber.ts'
import { textLimits } from '../../domain/rules/textLength.ts'
import { unknownUser } from '../../domain/user.ts'
import { money } from '../../format/money.ts'
import { capitalised } from '../../format/number.ts'
import { clamp, isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { isCodeTold, isPriceAsked, priceOf, pricingOf } from '../../state/pricing.ts'
import { card } from '../shared/FormPage.css.ts'
import * as css from './BonusPlate.css.ts'
import { type FormView, useFormView } from './formView.ts'
import { MilesField } from './MilesField.tsx'

/** Certificate or loyalty bonus (BOOK-32, BOOK-33), and the miles (BOOK-34, BOOK-36). */
export function BonusPlate() {
  const { booking, t } = useFormView()
  const { change, hash } = booking.state.draft
  const number = isolate(hash.trim(), 24)
  return (
    <section className={card} aria-label={t('bonus.title')}>
      {!change && <Certificate />}
      {change && hash.trim() !== '' && <Notice tone="neutral">{t('bonus.kept', { number })}</Notice>}
      <MilesField />
    </section>
  )
}

function Certificate() {
  const view = useFormView()
  const { booking, t, fieldProps } = view
  const { state, dispatch } = booking
  const { draft } = state
  const announce = useAnnounce()
  const props = fieldProps('certificate')
  const { isOffered, isCard, setCard } = useLoyalty(view)
  const { status } = pricingOf(state)
  const said = useAnswerWords(view)
  const isIdle = isBonusIdle(draft)
  const isApplied = draft.hash !== ''
  const number = readDigits(draft.certificate)
  const fault = faultOf(number, isCard, view)
  /** Apply was pressed on what is no number. */
  const [isPressed, setTried] = useState(false)
  const isTried = isPressed || (!isApplied && isCodeTold(state))

  const type = (certificate: string) => {
    setTried(false)
    dispatch({ type: 'particularSet', said: { certificate } })
    if (isApplied) dispatch({ type: 'bonusRemoved' })
  }
  const apply = () => {
    setTried(fault !== null)
    if (fault === null) dispatch({ type: 'bonusApplied', hash: number })
  }
  const remove = () => {
    type('')
    announce(t('bonus.removed'))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event) || isHeld(event)) return
    // Enter in this field proves the number; it does not book.
    event.preventDefault()
    if (!isApplied && !isIdle) apply()
  }
  const refused = isApplied && !isIdle && status === 'refused' ? said : null
  return (
    <>
      {isOffered && (
        <Checkbox
          isSelected={isCard}
          onChange={(isCard) => {
            setCard(isCard)
            type('')
          }}
        >
          {t('bonus.useCard')}
        </Checkbox>
      )}
      <div className={css.row}>
        <TextField
          {...props}
          label={t(isCard ? 'bonus.card' : 'bonus.code')}
          value={draft.certificate}
          onChange={type}
          onKeyDown={onKeyDown}
          inputMode={isCard ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={textLimits.code}
          isDisabled={isIdle}
          isLoading={isApplied && !isIdle && isPriceAsked(pricingOf(state))}
          end={isApplied && status === 'confirmed' && !isIdle ? <OkIcon className={css.good} /> : undefined}
          description={
            isIdle
              ? t('bonus.fastRide')
              : (isApplied && !refused && said) || t(isCard ? 'bonus.cardHint' : 'bonus.hint')
          }
          // It may be left out: what is wrong with it keeps nobody from booking.
          caution={
            (isTried ? fault : null) ??
            refused ??
            (isApplied && !isIdle && status === 'failed' ? t('bonus.failed') : undefined)
          }
        />
        {!isIdle && (
          <Button variant="outline" size="l" className={css.button} onClick={isApplied ? remove : apply}>
            {t(refused ? 'bonus.clear' : isApplied ? 'bonus.remove' : 'bonus.apply')}
          </Button>
        )}
      </div>
    </>
  )
}

/** What keeps a number from being asked about. Null: nothing. */
function faultOf(number: string, isCard: boolean, { t, lang }: FormView): string | null {
  if (number === '')
    return isCard ? capitalised(t('DataForms.WherryBonus.noCard'), lang) : t('DataForms.WherryBonus.error')
  return isCard && !isCardNumber(number) ? capitalised(t('DataForms.Forms.ErrorCardNumber'), lang) : null
}

/** Whether the loyalty card is offered, and whether it is what is entered: a number of digits alone, at first. */
function useLoyalty({ booking, serviceLang: lang }: FormView) {
  const { platform } = useModule()
  const { dispatch } = booking
  const { draft } = booking.state
  const isOffered = showsLoyalty({
    user: booking.user ?? unknownUser,
    currency: draft.offer.price.currency,
    lang,
    isFramed: platform.framed,
  })
  const [isChosen, setCard] = useState(
    () => draft.byCard || (draft.certificate !== '' && isCardNumber(draft.certificate)),
  )
  const isCard = isOffered && isChosen
  const isSaid = draft.byCard ?? false
  // In another language no card is offered, so none may be asked for; back in the first one it is chosen as before.
  useEffect(() => {
    if (isSaid !== isCard) dispatch({ type: 'particularSet', said: { byCard: isCard } })
  }, [isSaid, isCard, dispatch])
  return { isOffered, isCard, setCard }
}

/** What the service says of the number that counts, as a line under it; each new answer is said aloud once. */
function useAnswerWords(view: FormView): string | undefined {
  const { booking } = view
  const announce = useAnnounce()
  const text = answerText(view)
  const { status } = pricingOf(booking.state)
  const isAnswer = status === 'confirmed' || status === 'refused' || isBonusIdle(booking.state.draft)
  const said = useRef(text)
  useEffect(() => {
    if (text && isAnswer && said.current !== text) announce(text)
    if (!text || isAnswer) said.current = text
  }, [text, isAnswer, announce])
  return text
}

function answerText({ booking, t, lang }: FormView): string | undefined {
  const { draft } = booking.state
  const pricing = pricingOf(booking.state)
  if (draft.hash === '') return undefined
  if (isBonusIdle(draft)) return t('bonus.fastRide')
  if (isPriceAsked(pricing)) return t('bonus.checking')
  if (pricing.status === 'refused')
    return pricing.message === null ? t('DataForms.WherryBonus.error') : clamp(pricing.message, 300)
  if (pricing.status !== 'confirmed') return undefined
  const { bonus } = priceOf(draft, pricing)
  if (!bonus) return t('bonus.paysNothing')
  const isLoyalty = pricing.rides?.some(({ type }) => type === 'loyalty') ?? false
  const pays = t(isLoyalty ? 'bonus.paysBonus' : 'bonus.pays', { amount: money(times(bonus, -1), lang) })
  return isForOneOfTwo(draft) ? `${pays}. ${t('bonus.fastRideOfTwo')}` : pays
}

/** A fast ride beside one that takes the certificate. */
function isForOneOfTwo(draft: Draft): boolean {
  const { returnRide } = draft
  if (!returnRide) return false
  return (hashOf(draft) === '') !== (hashOf({ ...draft, ...returnRide }) === '')
}
