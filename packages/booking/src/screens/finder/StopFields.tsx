import { Button, RefreshIcon, useAnnounce, XIcon } from '@wherry/ui'
import type { RefObject } from 'react'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import { useHistoryTurn } from '../../hooks/useHistoryTurn.ts'
import { useResolvedPlace } from '../../hooks/useResolvedPlace.ts'
import { useStopCheck } from '../../hooks/useStopCheck.ts'
import { useT } from '../../hooks/useT.ts'
import type { StopInput } from '../../state/finder.ts'
import { PlaceField } from './PlaceField.tsx'
import * as css from './RouteForm.css.ts'
import type { Inputs } from './useInputs.ts'

export interface StopFieldsProps {
  /** The card of all inputs: the lists span it. */
  anchor: RefObject<HTMLElement | null>
  inputs: Inputs
  /** The stops have changed: carry them to the address. */
  onChanged(): void
}

/** The extra stops between from and to, each by its own id (PLACE-16). */
export function StopFields({ anchor, inputs, onChanged }: StopFieldsProps) {
  const t = useT('offers')
  const announce = useAnnounce()
  const { stops } = useFinder()
  const dispatch = useFinderDispatch()
  const remove = (stop: StopInput, at: number) => {
    const next = stops[at + 1] ?? stops[at - 1]
    dispatch({ type: 'stopRemoved', id: stop.id })
    onChanged()
    announce(t('stops.removed'))
    inputs.focus(next?.id ?? (inputs.has('add') ? 'add' : 'to'))
  }
  return stops.map((stop, at) => (
    <StopField
      key={stop.id}
      {...{ stop, anchor, inputs, onChanged }}
      number={at + 1}
      onRemove={() => remove(stop, at)}
    />
  ))
}

interface StopFieldProps extends StopFieldsProps {
  stop: StopInput
  /** From 1. */
  number: number
  onRemove(): void
}

function StopField({ stop, number, anchor, inputs, onChanged, onRemove }: StopFieldProps) {
  const t = useT('offers')
  const reading = useResolvedPlace(stop.id, stop.wanted ?? undefined, useHistoryTurn())
  const checkAgain = useStopCheck(stop)
  const failed = stop.check === 'failed'
  return (
    <PlaceField
      side={stop.id}
      label={t('stops.label', { number })}
      placeholder={t('stops.placeholder')}
      anchor={anchor}
      inputRef={inputs.hold(stop.id)}
      isLoading={reading.isReading || stop.check === 'checking'}
      caution={failed ? t('stops.notChecked') : undefined}
      trailing={
        <span className={css.tools}>
          {failed && (
            <Button
              {...{ variant: 'plain', size: 's', isIconOnly: true }}
              aria-label={t('stops.checkAgain', { number })}
              onClick={() => {
                checkAgain()
                inputs.focus(stop.id)
              }}
            >
              <RefreshIcon size={16} />
            </Button>
          )}
          <Button
            {...{ variant: 'plain', size: 's', isIconOnly: true }}
            aria-label={t('stops.remove', { number })}
            onClick={onRemove}
          >
            <XIcon size={16} />
          </Button>
        </span>
      }
      onChosen={onChanged}
      onReadAgain={() => {
        reading.again()
        inputs.focus(stop.id)
      }}
    />
  )
}
