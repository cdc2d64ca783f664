import { Button, Checkbox, Link, Skeleton, useAnnounce } from '@wherry/ui'
import { useId } from 'react'
import { safeUrl } from '../../kernel/values/safeUrl.ts'
import { valueIn } from '../../kernel/values/time.ts'
import { useModuleCore } from '../../module/module.tsx'
import { withNodes } from '../../view/withNodes.tsx'
import { useYachtT, type YachtTexts } from '../resource/useYachtT.ts'
import { yachtConsent, yachtViolations } from '../rules/violations.ts'
import { type SentYacht, sentYacht, type YachtForm, yachtStartOf } from '../rules/yachtForm.ts'
import { YachtFailureNotice } from './YachtFailureNotice.tsx'
import * as css from './YachtOrder.css.ts'
import { useYachtErrors, type YachtPartProps } from './yachtErrors.ts'
import { cityWords } from './yachtWords.ts'

export interface YachtSendProps extends YachtPartProps {
  onSent(sent: SentYacht): void
  /** Called after an attempt that failed because of errors in the form. */
  onRefused(): void
}

/** The consent, the send button, and the result of an attempt (YACHT-08, YACHT-09, YACHT-11). */
export function YachtSend({ onSent, onRefused, ...part }: YachtSendProps) {
  const { t, lang, serviceT } = useYachtT()
  const { yacht, form, start } = part
  const announce = useAnnounce()
  const { platform } = useModuleCore()
  const reasonId = useId()
  const { flow, state, user, isUserRead } = yacht

  /** Creates the request from the current form. Null: the form has errors, which are then shown. */
  const written = (): SentYacht | null => {
    // Checked again, because midnight may have passed since the form was rendered.
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
        // `aria-disabled` keeps the button focusable, and a press shows and announces the errors.
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

/** Reason why the send button is disabled (YACHT-09). */
function missing(form: YachtForm, t: YachtTexts): string {
  const [date, time] = [valueIn(form.date), valueIn(form.time)]
  if (date && !time) return t('yacht.order.needTime')
  return t(time && !date ? 'yacht.order.needDate' : 'yacht.order.needStart')
}

/** Consent to the terms and to the privacy policy; a checkbox for visitors without an account. */
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
