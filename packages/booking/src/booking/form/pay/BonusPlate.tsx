import { Button, Checkbox, isComposing, isHeld, Notice, OkIcon, TextField, useAnnounce } from '@wherry/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { money } from '../../../kernel/format/money.ts'
import { capitalised } from '../../../kernel/format/number.ts'
import { clamp, isolate } from '../../../kernel/format/outside.ts'
import type { Draft } from '../../../kernel/model/booking.ts'
import { unknownUser } from '../../../kernel/model/user.ts'
import { readDigits } from '../../../kernel/reading/readDigits.ts'
import { times } from '../../../kernel/values/money.ts'
import { textLimits } from '../../../kernel/values/textLength.ts'
import { useModule } from '../../../module/module.tsx'
import { card } from '../../../view/ride/FormPage.css.ts'
import { showsLoyalty } from '../../draft/loyalty.ts'
import { hashOf, isBonusIdle } from '../../draft/recalculation.ts'
import { isCardNumber } from '../../rules/cardNumber.ts'
import { isCodeRefusalKnown, isPriceAsked, priceOf, pricingOf } from '../../state/pricing.ts'
import { type FormFacts, type FormView, useField, useFormPart, useFormView } from '../formView.ts'
import * as css from './BonusPlate.css.ts'
import { MilesField } from './MilesField.tsx'

/** Section with the certificate or loyalty bonus (BOOK-32, BOOK-33) and the miles (BOOK-34, BOOK-36). */
export function BonusPlate() {
  const { t } = useFormView()
  const { isChange, hash } = useFormPart(({ draft }) => ({
    isChange: draft.change !== null,
    hash: draft.hash.trim(),
  }))
  const number = isolate(hash, 24)
  return (
    <section className={card} aria-label={t('bonus.title')}>
      {!isChange && <Certificate />}
      {isChange && hash !== '' && <Notice tone="neutral">{t('bonus.kept', { number })}</Notice>}
      <MilesField />
    </section>
  )
}

function Certificate() {
  const view = useFormView()
  const { t } = view
  const { dispatch } = view.booking
  const announce = useAnnounce()
  const props = useField('certificate')
  const { isOffered, isCard, setCard } = useLoyalty(view)
  const { certificate, isIdle, isApplied, status, isTold } = useFormPart(({ draft, state }) => ({
    certificate: draft.certificate,
    isIdle: isBonusIdle(draft),
    isApplied: draft.hash !== '',
    status: pricingOf(state).status,
    isTold: isCodeRefusalKnown(state),
  }))
  const said = useAnswerWords(view)
  const number = readDigits(certificate)
  const fault = faultOf(number, isCard, view)
  /** True if Apply was pressed with an invalid number. */
  const [isPressed, setTried] = useState(false)
  const isTried = isPressed || (!isApplied && isTold)

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
    // Enter in this field applies the number; it does not submit the form.
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
          value={certificate}
          onChange={type}
          onKeyDown={onKeyDown}
          inputMode={isCard ? 'numeric' : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={textLimits.code}
          isDisabled={isIdle}
          isLoading={isApplied && !isIdle && isPriceAsked({ status })}
          end={isApplied && status === 'confirmed' && !isIdle ? <OkIcon className={css.good} /> : undefined}
          description={
            isIdle
              ? t('bonus.fastRide')
              : (isApplied && !refused && said) || t(isCard ? 'bonus.cardHint' : 'bonus.hint')
          }
          // A caution and not an error: the number is optional and never prevents a booking.
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

/** Reason why a number is not sent to the service. Null: it can be sent. */
function faultOf(number: string, isCard: boolean, { t, lang }: FormView): string | null {
  if (number === '')
    return isCard ? capitalised(t('DataForms.WherryBonus.noCard'), lang) : t('DataForms.WherryBonus.error')
  return isCard && !isCardNumber(number) ? capitalised(t('DataForms.Forms.ErrorCardNumber'), lang) : null
}

/**
 * State of the loyalty card: if it is offered, and if the entered number is a card. At first, a number that
 * looks like a card counts as one.
 */
function useLoyalty({ booking, serviceLang: lang }: FormView) {
  const { platform } = useModule()
  const { dispatch } = booking
  const { currency, certificate, byCard } = useFormPart(({ draft }) => ({
    currency: draft.offer.price.currency,
    certificate: draft.certificate,
    byCard: draft.byCard ?? false,
  }))
  const isOffered = showsLoyalty({
    user: booking.user ?? unknownUser,
    currency,
    lang,
    isFramed: platform.framed,
  })
  const [isChosen, setCard] = useState(() => byCard || (certificate !== '' && isCardNumber(certificate)))
  const isCard = isOffered && isChosen
  // In another language the card is not offered and must not be sent. Back in Russian it is chosen as before.
  useEffect(() => {
    if (byCard !== isCard) dispatch({ type: 'particularSet', said: { byCard: isCard } })
  }, [byCard, isCard, dispatch])
  return { isOffered, isCard, setCard }
}

/**
 * Line under the field with the service's answer about the applied number. Each new answer is read out once.
 */
function useAnswerWords(view: FormView): string | undefined {
  const announce = useAnnounce()
  const { text, isAnswer } = useFormPart(({ draft, state }) => {
    const { status } = pricingOf(state)
    return {
      text: answerText(state, view),
      isAnswer: status === 'confirmed' || status === 'refused' || isBonusIdle(draft),
    }
  })
  const said = useRef(text)
  useEffect(() => {
    if (text && isAnswer && said.current !== text) announce(text)
    if (!text || isAnswer) said.current = text
  }, [text, isAnswer, announce])
  return text
}

function answerText(state: FormFacts['state'], { t, lang }: FormView): string | undefined {
  const { draft } = state
  const pricing = pricingOf(state)
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

/** True if only one of two rides takes the certificate, because the other is a fast ride. */
function isForOneOfTwo(draft: Draft): boolean {
  const { returnRide } = draft
  if (!returnRide) return false
  return (hashOf(draft) === '') !== (hashOf({ ...draft, ...returnRide }) === '')
}
