import { Button, RefreshIcon, useAnnounce, XIcon } from '@wherry/ui'
import type { RefObject } from 'react'
import { useHistoryTurn } from '../../kernel/resource/useHistoryTurn.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useFinder, useFinderDispatch } from '../../module/search/useFinder.ts'
import { useT } from '../../module/useT.ts'
import type { StopInput } from '../../search/index.ts'
import * as css from '../../view/search/RouteForm.css.ts'
import type { Inputs } from '../../view/search/useInputs.ts'
import { useResolvedPlace } from '../resource/useResolvedPlace.ts'
import { useStopCheck } from '../resource/useStopCheck.ts'
import { PlaceField } from './PlaceField.tsx'

export interface StopFieldsProps {
  /** The card around all fields; the lists are as wide as the card. */
  anchor: RefObject<HTMLElement | null>
  inputs: Inputs
  /** Called after the stops have changed, so that they go into the address. */
  onChanged(): void
}

/** Fields of the extra stops between pickup and drop-off, each with its own id (PLACE-16). */
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
  /** Number of the stop, from 1. */
  number: number
  onRemove(): void
}

function StopField({ stop, number, anchor, inputs, onChanged, onRemove }: StopFieldProps) {
  const t = useT('offers')
  const turn = useHistoryTurn(useModuleCore().platform)
  const reading = useResolvedPlace(stop.id, stop.wanted ?? undefined, turn)
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
