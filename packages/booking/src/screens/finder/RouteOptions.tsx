import { Button, Notice, PlusIcon, useAnnounce } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { clamp, isolate } from '../../format/outside.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import { useHasPart } from '../../hooks/useHasPart.ts'
import { useT } from '../../hooks/useT.ts'
import { canAddStop, maxStops, type StopRefusal } from '../../state/finder.ts'
import { Outside } from '../shared/Outside.tsx'
import { ReturnTrip } from './ReturnTrip.tsx'
import * as css from './RouteForm.css.ts'
import type { Inputs } from './useInputs.ts'

/** Longest text of the service that is shown (SEC-07), in characters. */
const longestMessage = 300

export interface RouteOptionsProps {
  inputs: Inputs
  /** There and back is offered for a new ride only (PRICE-12). */
  isNew: boolean
  /** The service took a stop out: the address must not name it any more. */
  onRefused(): void
}

/** What can be added to the way between two places, and the stops that the service has refused. */
export function RouteOptions({ inputs, isNew, onRefused }: RouteOptionsProps) {
  const t = useT('offers')
  const { platform } = useModuleCore()
  const state = useFinder()
  const dispatch = useFinderDispatch()
  const hasStops = useHasPart('multiStop')
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
      {/* Where no car drives nothing can be added: no room is kept for it. */}
      {state.offers.status !== 'notFound' && (
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
  /** At least one. */
  refusals: readonly StopRefusal[]
  /** A stop has gone: the address must not name it any more. */
  onRefused(): void
  onClose(): void
}

/** Says in the service's words why a stop was taken out, and stays until it is read (PLACE-18). */
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
    // Who stood in the input that has gone is led to the reason; the focus reads it.
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
          <b>{t('stops.refused', { place: isolate(refusal.text) })}</b>{' '}
          <Outside longest={longestMessage}>{wordsOf(refusal)}</Outside>
        </p>
      ))}
    </Notice>
  )
}
