import { Button, InfoIcon, Notice, Stepper } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { duration } from '../../kernel/format/duration.ts'
import { useModule } from '../../module/module.tsx'
import { useFinder, useFinderDispatch } from '../../module/search/useFinder.ts'
import { useT } from '../../module/useT.ts'
import { PlaceField, type PlaceReading } from '../../places/index.ts'
import { isRentLocked, rentBounds, shortestRent } from '../../search/index.ts'
import * as screen from '../../view/search/FinderScreen.css.ts'
import type { Inputs } from '../../view/search/useInputs.ts'
import * as css from './RentForm.css.ts'

const hour = 3600

export interface RentFormProps {
  /**
   * State of reading the place in the address; `isReading` is also true while it may still come from an
   * order.
   */
  reading: PlaceReading
  inputs: Inputs
  /** Called after the pickup has changed, so that it goes into the address. */
  onChanged(): void
  /** Starts a search without the order in the address. */
  onNew(): void
}

/** Form with the pickup and the duration, and with a find button until the pickup is chosen. */
export function RentForm({ reading, inputs, onChanged, onNew }: RentFormProps) {
  const t = useT('rent')
  const { lang } = useModule()
  const { from, selected, earlier, rentSeconds } = useFinder()
  const dispatch = useFinderDispatch()
  const card = useRef<HTMLDivElement>(null)
  const isLocked = isRentLocked(earlier)
  const isChosen = selected !== null
  const needsFind = !isChosen && (isLocked || !(from.item || reading.isReading))
  const shortest = selected ? shortestRent(selected) : rentBounds.shortest

  // True if the field should take the focus as soon as it is enabled: it is disabled while a car is chosen.
  const isToFocus = useRef(false)
  useEffect(() => {
    if (isChosen || !isToFocus.current) return
    isToFocus.current = false
    inputs.focus('from')
  }, [inputs, isChosen])

  const search = () => {
    dispatch({ type: 'searched' })
    if (!from.item) inputs.focus('from')
  }
  return (
    <search className={screen.form}>
      <div ref={card} className={css.box}>
        <PlaceField
          side="from"
          label={t('Finder.from')}
          placeholder={t('Finder.fromPlaceholder')}
          anchor={card}
          inputRef={inputs.hold('from')}
          isLoading={reading.isReading}
          isDisabled={isChosen || isLocked}
          onChosen={onChanged}
          onReadAgain={() => {
            reading.again()
            inputs.focus('from')
          }}
          onSubmit={search}
        />
        <Stepper
          className={css.hours}
          label={t('rent.duration')}
          isMeasured
          description={
            shortest > rentBounds.shortest
              ? t('rent.atLeast', { hours: t('rent.hours', { count: shortest / hour }) })
              : t('rent.bounds', { min: rentBounds.shortest / hour, max: rentBounds.longest / hour })
          }
          value={rentSeconds / hour}
          minValue={shortest / hour}
          maxValue={rentBounds.longest / hour}
          maxReason={t('rent.longest')}
          unit={(count) => t('rent.hours', { count })}
          format={(hours) => duration(hours * hour, lang)}
          isDisabled={isLocked}
          onChange={(hours) => dispatch({ type: 'rentSecondsChanged', seconds: hours * hour })}
        />
      </div>
      {needsFind && (
        <Button size="l" isBlock isDisabled={isLocked} onClick={search}>
          {t('Finder.findRent')}
        </Button>
      )}
      {isLocked && (
        <Notice
          tone="info"
          title={t('rent.locked.title')}
          action={
            <Button variant="outline" size="s" onClick={onNew}>
              {t('rent.locked.action')}
            </Button>
          }
        >
          {t('rent.locked.text')}
        </Notice>
      )}
      {isChosen ? (
        <div className={css.chosen}>
          {t('rent.chosen')}
          <Button
            variant="outline"
            size="s"
            onClick={() => {
              isToFocus.current = true
              dispatch({ type: 'choiceCleared' })
            }}
          >
            {t('rent.chooseAnother')}
          </Button>
        </div>
      ) : (
        <p className={css.note}>
          <InfoIcon className={css.noteIcon} />
          {t('rent.note')}
        </p>
      )}
    </search>
  )
}
