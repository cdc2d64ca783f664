import { Button, SwapIcon, useAnnounce } from '@wherry/ui'
import { Suspense, useRef } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import { useFinder, useFinderDispatch } from '../../module/search/useFinder.ts'
import { useT } from '../../module/useT.ts'
import { loadStopFields, PlaceField, type PlaceReading, type StopFieldsProps } from '../../places/index.ts'
import type { PlaceInput, Side } from '../../search/index.ts'
import { lazyPart } from '../../view/lazy.tsx'
import * as screen from '../../view/search/FinderScreen.css.ts'
import * as css from '../../view/search/RouteForm.css.ts'
import type { Inputs } from '../../view/search/useInputs.ts'
import type { RouteOptionsProps } from './RouteOptions.tsx'

const StopFields = lazyPart<StopFieldsProps>(loadStopFields)
const RouteOptions = lazyPart<RouteOptionsProps>(() =>
  import('./RouteOptions.tsx').then((part) => part.RouteOptions),
)

export interface RouteFormProps {
  /**
   * State of reading the places in the address; `isReading` is also true while they may still come from an
   * order.
   */
  reading: Record<Side, PlaceReading>
  inputs: Inputs
  /** Number of empty lines for stops of the address that are not in the state yet. */
  ghosts: number
  /** True for a new ride; only that can have a way back (PRICE-12). */
  isNew: boolean
  /** Called after the places have changed, so that they go into the address. */
  onChanged(side?: Side): void
  /** Called after the service has removed a stop, so that the address drops it too. */
  onRefused(): void
}

/**
 * Form with the pickup, the stops, the drop-off and the swap button, and with a find button until both ends
 * are chosen (PRICE-24).
 */
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
