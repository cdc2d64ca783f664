import { Button } from '@wherry/ui'
import { type RefObject, useRef } from 'react'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import { useT } from '../../hooks/useT.ts'
import type { Side } from '../../state/finder.ts'
import * as screen from './FinderScreen.css.ts'
import { PlaceField } from './PlaceField.tsx'
import * as css from './RouteForm.css.ts'

export interface RouteFormProps {
  /** The sides whose id of the address is being resolved. */
  resolving: Record<Side, boolean>
  /** The two inputs, so that other parts of the screen can lead back to them. */
  inputs: Record<Side, RefObject<HTMLInputElement | null>>
  /** A place was chosen: carry both to the address. */
  onChosen(side: Side): void
}

/** From, to, and the find button until both are chosen (PRICE-24). */
export function RouteForm({ resolving, inputs, onChosen }: RouteFormProps) {
  const t = useT()
  const { from, to } = useFinder()
  const dispatch = useFinderDispatch()
  const card = useRef<HTMLDivElement>(null)
  const needsFind = !(from.item || resolving.from) || !(to.item || resolving.to)

  const search = () => {
    dispatch({ type: 'searched' })
    const missing: Side | null = from.item ? (to.item ? null : 'to') : 'from'
    if (missing) inputs[missing].current?.focus()
  }
  return (
    <search className={screen.form} data-find={needsFind || undefined}>
      <div ref={card} className={css.route} data-apart={from.error || needsNote(from) ? '' : undefined}>
        {(['from', 'to'] as const).map((side) => (
          <PlaceField
            key={side}
            side={side}
            anchor={card}
            inputRef={inputs[side]}
            resolving={resolving[side]}
            onChosen={() => onChosen(side)}
            onSubmit={search}
          />
        ))}
      </div>
      {needsFind && (
        <Button size="l" isBlock className={screen.find} onClick={search}>
          {t('Finder.find')}
        </Button>
      )}
    </search>
  )
}

function needsNote({ item }: { item: { exact: boolean } | null }): boolean {
  return item !== null && !item.exact
}
