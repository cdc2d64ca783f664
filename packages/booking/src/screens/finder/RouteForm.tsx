import { Button, SwapIcon, useAnnounce } from '@wherry/ui'
import { Suspense, useRef } from 'react'
import { isolate } from '../../format/outside.ts'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import type { PlaceReading } from '../../hooks/useResolvedPlace.ts'
import { useT } from '../../hooks/useT.ts'
import type { PlaceInput, Side } from '../../state/finder.ts'
import { lazyPart } from '../shared/lazyPart.tsx'
import * as screen from './FinderScreen.css.ts'
import { PlaceField } from './PlaceField.tsx'
import * as css from './RouteForm.css.ts'
import type { RouteOptionsProps } from './RouteOptions.tsx'
import type { StopFieldsProps } from './StopFields.tsx'
import type { Inputs } from './useInputs.ts'

const StopFields = lazyPart<StopFieldsProps>(async () =>
  (await import('../shared/rareParts.ts')).bringStopFields(),
)
const RouteOptions = lazyPart<RouteOptionsProps>(
  async () => (await import('./RouteOptions.tsx')).RouteOptions,
)

export interface RouteFormProps {
  /** The ids of the address; `isReading` also while they may still come from an order. */
  reading: Record<Side, PlaceReading>
  inputs: Inputs
  /** Lines for stops that the address names and that do not stand here yet. */
  ghosts: number
  /** There and back is offered for a new ride only (PRICE-12). */
  isNew: boolean
  /** The places have changed: carry them to the address. */
  onChanged(side?: Side): void
  /** The service took a stop out: the address must not name it any more. */
  onRefused(): void
}

/** From, stops and to, the swap button, and the find button until both ends are chosen (PRICE-24). */
export function RouteForm({ reading, inputs, ghosts, isNew, onChanged, onRefused }: RouteFormProps) {
  const t = useT()
  const announce = useAnnounce()
  const { from, to, stops } = useFinder()
  const dispatch = useFinderDispatch()
  const card = useRef<HTMLDivElement>(null)
  const needsFind = !(from.item || reading.from.isReading) || !(to.item || reading.to.isReading)
  const canSwap = from.item !== null && to.item !== null
  const apart = [from, ...stops].some(hasNote) || stops.some(({ check }) => check === 'failed')

  const search = () => {
    dispatch({ type: 'searched' })
    const missing: Side | null = from.item ? (to.item ? null : 'to') : 'from'
    if (missing) inputs.focus(missing)
  }
  const swap = () => {
    dispatch({ type: 'swapped' })
    onChanged()
    announce(t('Finder.swapped', { from: isolate(to.text), to: isolate(from.text) }))
  }
  const end = (side: Side) => (
    <PlaceField
      side={side}
      label={t(`Finder.${side}`)}
      placeholder={t(`Finder.${side}Placeholder`)}
      anchor={card}
      inputRef={inputs.hold(side)}
      isLoading={reading[side].isReading}
      onChosen={() => onChanged(side)}
      onLocated={() => onChanged()}
      onReadAgain={() => {
        reading[side].again()
        inputs.focus(side)
      }}
      onSubmit={search}
    />
  )
  return (
    <search className={screen.form} data-find={needsFind || undefined}>
      <div
        ref={card}
        className={css.route}
        data-apart={apart ? '' : undefined}
        data-swap={canSwap ? '' : undefined}
        data-stops={stops.length + ghosts > 0 ? '' : undefined}
      >
        {end('from')}
        {canSwap && (
          <div className={css.swapPlace}>
            <button type="button" className={css.swap} aria-label={t('Finder.swap')} onClick={swap}>
              <SwapIcon size={20} />
            </button>
          </div>
        )}
        {stops.length > 0 && (
          <Suspense fallback={stops.map(({ id }) => <div key={id} className={css.ghost} />)}>
            <StopFields anchor={card} inputs={inputs} onChanged={onChanged} />
          </Suspense>
        )}
        {Array.from({ length: ghosts }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing but their place
          <div key={at} className={css.ghost} />
        ))}
        {end('to')}
      </div>
      {needsFind ? (
        <Button size="l" isBlock className={screen.find} onClick={search}>
          {t('Finder.find')}
        </Button>
      ) : (
        <Suspense fallback={<div className={css.options} data-new={isNew ? '' : undefined} />}>
          <RouteOptions inputs={inputs} isNew={isNew} onRefused={onRefused} />
        </Suspense>
      )}
    </search>
  )
}

function hasNote({ item, error }: PlaceInput): boolean {
  return error !== null || (item !== null && !item.exact)
}
