import { Button, Checkbox, Link, Skeleton, useAnnounce } from '@wherry/ui'
import { useId } from 'react'
import { yachtConsent, yachtViolations } from '../../domain/rules/yacht.ts'
import { safeUrl } from '../../domain/safeUrl.ts'
import { valueIn } from '../../domain/time.ts'
import { type SentYacht, sentYacht, type YachtForm, yachtStartOf } from '../../domain/yachtForm.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useYachtT, type YachtTexts } from '../../hooks/useYachtT.ts'
import { withNodes } from '../shared/withNodes.tsx'
import { YachtFailureNotice } from './YachtFailureNotice.tsx'
import * as css from './YachtOrder.css.ts'
import { useYachtErrors, type YachtPartProps } from './yachtErrors.ts'
import { cityWords } from './yachtWords.ts'

export interface YachtSendProps extends YachtPartProps {
  onSent(sent: SentYacht): void
  /** A try has failed on the form. */
  onRefused(): void
}

/** The consent, the button, and what became of an attempt (YACHT-08, YACHT-09, YACHT-11). */
export function YachtSend({ onSent, onRefused, ...part }: YachtSendProps) {
  const { t, lang, serviceT } = useYachtT()
  const { yacht, form, start } = part
  const announce = useAnnounce()
  const { platform } = useModuleCore()
  const reasonId = useId()
  const { flow, state, user, isUserRead } = yacht

  /** The request as it stands. Null: something is missing, which is then shown. */
  const written = (): SentYacht | null => {
    // Midnight may have passed since it was drawn.
    const begin = yachtStartOf(form, { now: platform.clock.now(), deviceZone: platform.timeZone() })
    if (!begin && valueIn(form.date) && valueIn(form.time))
      flow.store.dispatch({ type: 'entered', change: { date: null } })
    flow.store.dispatch({ type: 'tried' })
    if (!begin || yachtViolations(form, user, begin).length > 0) {
      onRefused()
      return null
    }
    const { where } = form
    const words = where.kind === 'listed' ? cityWords(where.id, serviceT) : { city: '', country: '' }
    return sentYacht(form, begin, user, lang, words)
  }
  const go = async (send: (sent: SentYacht) => Promise<SentYacht | null>) => {
    const sent = written()
    if (!sent) return
    announce(t('yacht.order.sending'))
    const taken = await send(sent)
    if (taken) onSent(taken)
  }
  const reason = start ? null : missing(form, t)
  const isAgain = state.failure !== null && state.failure.reason !== 'refused'
  return (
    <div className={css.send}>
      <Consent {...part} />
      <YachtFailureNotice
        state={state}
        onShow={onSent}
        onAnew={() => void go((sent) => flow.sendAnew(sent))}
      />
      <Button
        type="submit"
        size="l"
        isDisabled={!isUserRead}
        // The keyboard comes to it all the same, and a press says and shows what is missing.
        aria-disabled={start === null || undefined}
        isLoading={state.phase === 'sending'}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => void go((sent) => flow.send(sent))}
      >
        {t(isAgain ? 'yacht.error.again' : 'yacht.order.send')}
      </Button>
      {reason && (
        <p id={reasonId} className={css.reason}>
          {reason}
        </p>
      )}
    </div>
  )
}

/** Why the button is off (YACHT-09). */
function missing(form: YachtForm, t: YachtTexts): string {
  const [date, time] = [valueIn(form.date), valueIn(form.time)]
  if (date && !time) return t('yacht.order.needTime')
  return t(time && !date ? 'yacht.order.needDate' : 'yacht.order.needStart')
}

/** Consent to the offer and to the handling of personal data, ticked by who has no account. */
function Consent(part: YachtPartProps) {
  const { t, lang } = useYachtT()
  const { terms = '', privacy = '' } = useModuleCore().config.yacht
  const { errorOf, idOf } = useYachtErrors(part)
  const { form, yacht } = part
  const { user, isUserRead, flow } = yacht
  if (!isUserRead) return <Skeleton height={44} />
  const how = yachtConsent(user)
  if (how === 'none') return null
  const linked = (address: string, text: string) => {
    const url = safeUrl(address.replace('{lang}', lang), 'any')
    return url ? (
      <Link href={url} isExternal>
        {text}
      </Link>
    ) : (
      text
    )
  }
  const parts = {
    offer: linked(terms, t('yacht.order.offer')),
    policy: linked(privacy, t('yacht.order.policy')),
  }
  if (how === 'text')
    return <p className={css.consent}>{withNodes((marks) => `${t('yacht.order.agreed', marks)}.`, parts)}</p>
  return (
    <Checkbox
      id={idOf('agreement')}
      isSelected={form.isAgreed}
      isDisabled={yacht.state.phase === 'sending'}
      onChange={(isAgreed) => flow.store.dispatch({ type: 'entered', change: { isAgreed } })}
      isRequired
      error={errorOf('agreement')}
    >
      {withNodes((marks) => t('yacht.order.agree', marks), parts)}
    </Checkbox>
  )
}
