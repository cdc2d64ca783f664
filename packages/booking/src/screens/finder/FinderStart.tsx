import { ArrowRightIcon, Button, OptionText, RouteIcon } from '@wherry/ui'
import { useEffect, useId } from 'react'
import { placeOfSuggestion, type Suggestion } from '../../domain/place.ts'
import { popularRidesIn } from '../../domain/popularRides.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useFinder, useFinderDispatch } from '../../hooks/useFinder.ts'
import { usePlaceExtras } from '../../hooks/usePlaceExtras.ts'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import * as css from './FinderStart.css.ts'
import { PlaceOption } from './PlaceOption.tsx'
import { textOf } from './placeChoice.ts'

export interface FinderStartProps {
  /** A place of before has become where the ride begins, or where it goes to. */
  onChosen(side: 'from' | 'to'): void
  /** To the prices of a ride, by the ids of its places. @default no rides are offered */
  onRide?: ((from: string, to: string) => void) | undefined
}

/** Places that are shown here; the inputs offer all that are remembered. */
const mostShown = 3

/** A search with one press, under the empty form: the places of before (PLACE-20) and rides that many take. */
export function FinderStart({ onChosen, onRide }: FinderStartProps) {
  const t = useT('start')
  const { from } = useFinder()
  const dispatch = useFinderDispatch()
  const { config, platform, serviceLang: lang } = useModule()
  const id = useId()
  const { recent, open, forget } = usePlaceExtras('from', () => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and anew in another language
  useEffect(open, [lang])
  const choose = (place: Suggestion) => {
    const side = from.item ? 'to' : 'from'
    dispatch({ type: 'placeChosen', side, place: placeOfSuggestion(place) })
    onChosen(side)
  }
  const rides = onRide ? popularRidesIn(config.popularRides, { lang, timeZone: platform.timeZone() }) : null
  if (recent.length === 0 && !rides) return null
  return (
    <div className={css.start}>
      {recent.length > 0 && (
        <section aria-labelledby={`${id}-recent`}>
          <div className={css.head}>
            <h2 id={`${id}-recent`} className={css.title}>
              {t('start.recent')}
            </h2>
            <Button
              variant="plain"
              size="s"
              flush="end"
              aria-label={t('start.forgetRecent')}
              onClick={forget}
            >
              {t('start.forget')}
            </Button>
          </div>
          <ul>
            {recent.slice(0, mostShown).map((place) => (
              <li key={place.placeId}>
                <button type="button" className={css.row} onClick={() => choose(place)}>
                  <PlaceOption choice={place} name={textOf(place)} term="" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {rides && (
        <section aria-labelledby={`${id}-rides`}>
          <div className={css.head}>
            <h2 id={`${id}-rides`} className={css.title}>
              {t(rides.isHere ? 'start.popularHere' : 'start.popular')}
            </h2>
          </div>
          <ul>
            {rides.list.map(({ from, to }) => (
              <li key={`${from.placeId} ${to.placeId}`}>
                <button
                  type="button"
                  className={css.row}
                  aria-label={t('start.ride', { from: isolate(from.text), to: isolate(to.text) })}
                  onClick={() => onRide?.(from.placeId, to.placeId)}
                >
                  <OptionText
                    icon={<RouteIcon />}
                    note={
                      <span className={css.to}>
                        <ArrowRightIcon size={16} />
                        <Outside longest={80}>{to.text}</Outside>
                      </span>
                    }
                  >
                    <Outside longest={80}>{from.text}</Outside>
                  </OptionText>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
