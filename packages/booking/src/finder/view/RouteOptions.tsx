import { Button, Notice, PlusIcon, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { clamp, isolate } from '../../kernel/format/outside.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useFinder, useFinderDispatch } from '../../module/search/useFinder.ts'
import { useHasFeature } from '../../module/useHasFeature.ts'
import { useT } from '../../module/useT.ts'
import { ReturnTrip } from '../../offers/index.ts'
import { canAddStop, maxStops, type StopRefusal } from '../../search/index.ts'
import { Outside } from '../../view/Outside.tsx'
import * as css from '../../view/search/RouteForm.css.ts'
import type { Inputs } from '../../view/search/useInputs.ts'

/** Maximum length of a shown text of the service (SEC-07), in characters. */
const longestMessage = 300

export interface RouteOptionsProps {
  inputs: Inputs
  /** True for a new ride; only that can have a way back (PRICE-12). */
  isNew: boolean
  /** Called after the service has removed a stop, so that the address drops it too. */
  onRefused(): void
}

/** Options of the route: a way back and stops, and a notice about refused stops. */
export function RouteOptions({ inputs, isNew, onRefused }: RouteOptionsProps) {
  const t = useT('offers')
  const { platform } = useModuleCore()
  const state = useFinder()
  const dispatch = useFinderDispatch()
  const hasStops = useHasFeature('multiStop')
  const add = () => {
    const id = `stop-${platform.randomId()}` as const
    dispatch({ type: 'stopAdded', id })
    inputs.focus(id)
  }
  return (
    <>
      {state.refusals.length > 0 && (
        <Refusals
          refusals={state.refusals}
          onRefused={onRefused}
          onClose={() => {
            dispatch({ type: 'refusalsClosed' })
            inputs.focus('add')
          }}
        />
      )}
      {/* A search without a list has no options, so no space is reserved. */}
      {state.offers.status !== 'notFound' && state.offers.status !== 'failed' && (
        <div className={css.options} data-new={isNew ? '' : undefined}>
          {isNew && <ReturnTrip />}
          {hasStops && !canAddStop(state) && state.stops.length < maxStops && (
            <span className={css.addPlace} />
          )}
          {hasStops && canAddStop(state) && (
            <Button
              ref={inputs.hold('add')}
              className={css.add}
              variant="plain"
              size="s"
              flush="end"
              onClick={add}
            >
              <PlusIcon size={16} />
              {t('stops.add')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

interface RefusalsProps {
  /** Refused stops, at least one. */
  refusals: readonly StopRefusal[]
  /** Called after a stop was removed, so that the address drops it too. */
  onRefused(): void
  onClose(): void
}

/** Notice with the service's reason for a removed stop; it stays until it is closed (PLACE-18). */
function Refusals({ refusals, onRefused, onClose }: RefusalsProps) {
  const t = useT('offers')
  const announce = useAnnounce()
  const notice = useRef<HTMLDivElement>(null)
  const last = refusals.at(-1)
  const wordsOf = ({ message }: StopRefusal) => message ?? t('stops.outside')
  const spoken = last
    ? `${t('stops.refused', { place: isolate(last.text) })}. ${clamp(wordsOf(last), longestMessage)}`
    : ''
  const refused = useRef(onRefused)
  useEffect(() => {
    refused.current = onRefused
  })
  useEffect(() => {
    if (refusals.length === 0) return
    refused.current()
    const root = notice.current
    const active = root?.ownerDocument.activeElement
    // If the removed input had the focus, the notice takes the focus and is read out.
    if (root && (!active || active === root.ownerDocument.body)) root.focus({ preventScroll: true })
    else announce(spoken)
  }, [announce, refusals.length, spoken])
  return (
    <Notice
      ref={notice}
      tone="caution"
      tabIndex={-1}
      action={
        <Button variant="outline" size="s" onClick={onClose}>
          {t('stops.close')}
        </Button>
      }
    >
      {refusals.map((refusal, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows, then goes as a whole
        <p key={at} className={css.refusal}>
          <b className={css.refused}>{t('stops.refused', { place: isolate(refusal.text) })}</b>{' '}
          <Outside longest={longestMessage}>{wordsOf(refusal)}</Outside>
        </p>
      ))}
    </Notice>
  )
}
