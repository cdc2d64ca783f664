import { ArrowLeftIcon, Badge, Flag, Form, YachtIllustration } from '@wherry/ui'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModuleCore } from '../../module/module.tsx'
import { ErrorSummary, useRefusals } from '../../view/ErrorSummary.tsx'
import * as steps from '../../view/ride/DonePage.css.ts'
import * as form from '../../view/ride/FormPage.css.ts'
import { useOwnErrors } from '../../view/useOwnErrors.ts'
import { useYacht } from '../resource/useYacht.ts'
import { useYachtT } from '../resource/useYachtT.ts'
import { type SentYacht, yachtStartOf } from '../rules/yachtForm.ts'
import { type YachtWhere, yachtCity } from '../rules/yachtPlaces.ts'
import { WhenSection } from './WhenSection.tsx'
import { WhoSection } from './WhoSection.tsx'
import { WishesSection } from './WishesSection.tsx'
import * as css from './YachtOrder.css.ts'
import { YachtSend } from './YachtSend.tsx'
import { useYachtErrors, type YachtPartProps } from './yachtErrors.ts'
import { placeWords, titleOf } from './yachtWords.ts'

export interface YachtOrderProps {
  /**
   * Goes to the places, which empties the form (YACHT-04). `replace`: a form without a place must not stay in
   * the history.
   */
  onPlaces(how?: { replace: boolean }): void
  /** Called once the service has accepted the request. */
  onSent(sent: SentYacht): void
  /** The document's title in the language of the yacht pages. */
  onTitle?: ((title: string) => void) | undefined
}

/** The form of a request for a yacht. */
export function YachtOrder({ onPlaces, onSent, onTitle }: YachtOrderProps) {
  const { t } = useYachtT()
  const { platform } = useModuleCore()
  const yacht = useYacht()
  const formId = useId()
  const frame = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const { own, fieldSays } = useOwnErrors()
  const ownErrors = { own: useStore(own), fieldSays }
  const { flow, state } = yacht
  const { kept } = state
  // A Russian place is offered in Russian only. A request for it continues in any language, so that a switch
  // of the language loses no input (REL-05).
  const where = kept?.form.where ?? null
  const isGone = where === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: led there once
  useEffect(() => {
    if (isGone) onPlaces({ replace: true })
  }, [isGone])
  useEffect(() => () => flow.stop(), [flow])
  // Stores the names of the place in the current language.
  useEffect(() => {
    if (where) flow.store.dispatch({ type: 'placeNamed', place: placeWords(where, t) })
  }, [flow, where, t])
  const title = where && titleOf(where, t)
  const documentTitle = title && t('shell.title', { page: title })
  useEffect(() => {
    if (documentTitle) onTitle?.(documentTitle)
  }, [documentTitle, onTitle])
  if (!kept || !where) return null

  const start = yachtStartOf(kept.form, {
    now: platform.clock.now(),
    deviceZone: platform.timeZone(),
  })
  const part = { yacht, form: kept.form, start, formId, ...ownErrors }
  return (
    <>
      <div className={form.head}>
        <button type="button" className={form.back} onClick={() => onPlaces()}>
          <ArrowLeftIcon size={16} />
          {t('yacht.order.allPlaces')}
        </button>
        <div className={css.heading}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <Verified where={where} />
        </div>
      </div>
      <div className={css.columns}>
        <Form
          validationBehavior="aria"
          ref={frame}
          className={form.form}
          noValidate
          // The button sends the request, also when Enter is pressed. It shows the errors, so the form's own submit
          // event does nothing.
          onSubmit={(event) => event.preventDefault()}
        >
          <YachtErrorSummary {...part} refusals={refusals} frame={frame} />
          <WhenSection {...part} />
          <WhoSection yacht={yacht} form={kept.form} />
          <WishesSection {...part} />
          <YachtSend {...part} onSent={onSent} onRefused={() => setRefusals((before) => before + 1)} />
        </Form>
        <NextSteps />
      </div>
    </>
  )
}

/** Country and badge of a listed place. */
function Verified({ where }: { where: YachtWhere }) {
  const { t } = useYachtT()
  if (where.kind === 'typed') return null
  const { country } = yachtCity(where.id)
  return (
    <>
      <span className={css.country}>
        <Flag country={country} />
        {t(`yacht.country.${country}`)}
      </span>
      <Badge tone="verified">{t('yacht.order.verified')}</Badge>
    </>
  )
}

/** Steps after a request: a reply, and a booking only if the person chooses a yacht (YACHT-15). */
function NextSteps() {
  const { t } = useYachtT()
  const title = useId()
  return (
    <aside className={form.side} aria-labelledby={title}>
      <div className={form.card}>
        <YachtIllustration shape="catamaran" className={css.picture} />
        <h2 id={title} className={css.stepsTitle}>
          {t('yacht.order.next')}
        </h2>
        <ol className={`${steps.steps} ${css.steps}`}>
          {(['nextSend', 'nextAnswer', 'nextChoose'] as const).map((step) => (
            <li key={step} className={steps.step}>
              <span className={steps.mark} />
              <p className={steps.stepText}>{t(`yacht.order.${step}`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  )
}

interface YachtErrorSummaryProps extends YachtPartProps {
  /** Number of failed attempts to send because of errors in the form. */
  refusals: number
  /** Form element with the controls. */
  frame: RefObject<HTMLElement | null>
}

/** Summary of the errors above the form, as in a booking. */
function YachtErrorSummary({ refusals, frame, ...part }: YachtErrorSummaryProps) {
  const { t } = useYachtT()
  const { items, title } = useYachtErrors(part)
  const summary = { items, title, form: frame }
  useRefusals(refusals, summary)
  return items.length > 0 && <ErrorSummary name={t('yacht.error.check')} {...summary} />
}
