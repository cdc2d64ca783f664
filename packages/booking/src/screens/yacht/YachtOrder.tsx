import { ArrowLeftIcon, Badge, Flag } from '@wherry/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { type SentYacht, yachtStartOf } from '../../domain/yachtForm.ts'
import { type YachtWhere, yachtCity } from '../../domain/yachtPlaces.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useYacht } from '../../hooks/useYacht.ts'
import { useYachtT } from '../../hooks/useYachtT.ts'
import * as form from '../shared/FormPage.css.ts'
import { useOwnErrors } from '../shared/useOwnErrors.ts'
import { NextSteps } from './NextSteps.tsx'
import { WhenSection } from './WhenSection.tsx'
import { WhoSection } from './WhoSection.tsx'
import { WishesSection } from './WishesSection.tsx'
import { YachtErrorSummary } from './YachtErrorSummary.tsx'
import * as css from './YachtOrder.css.ts'
import { YachtSend } from './YachtSend.tsx'
import { placeWords, titleOf } from './yachtWords.ts'

export interface YachtOrderProps {
  /** To the places, which empties the form (YACHT-04). Replaces what cannot stand here: a form without a place. */
  onPlaces(how?: { replace: boolean }): void
  /** The service took it. */
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
  const ownErrors = useOwnErrors()
  const { flow, state } = yacht
  const { kept } = state
  // A place of Russia is offered in Russian only, and a request for it goes on in any language: nothing that was
  // written is lost with a switch (REL-05).
  const where = kept?.form.where ?? null
  const isGone = where === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: led there once
  useEffect(() => {
    if (isGone) onPlaces({ replace: true })
  }, [isGone])
  useEffect(() => () => flow.stop(), [flow])
  // The kept words are those of the language that is read.
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
        <form
          ref={frame}
          className={form.form}
          noValidate
          // The button sends, and Enter presses it: while something is missing it says what.
          onSubmit={(event) => event.preventDefault()}
        >
          <YachtErrorSummary {...part} refusals={refusals} frame={frame} />
          <WhenSection {...part} />
          <WhoSection yacht={yacht} form={kept.form} />
          <WishesSection {...part} />
          <YachtSend {...part} onSent={onSent} onRefused={() => setRefusals((before) => before + 1)} />
        </form>
        <NextSteps />
      </div>
    </>
  )
}

/** Of a place of the list: its country, and that we know it. */
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
