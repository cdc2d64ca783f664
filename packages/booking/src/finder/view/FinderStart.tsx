import { ArrowRightIcon, Button, OptionText, RouteIcon } from '@wherry/ui'
import { useEffect, useId } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import { placeOfSuggestion, type Suggestion } from '../../kernel/model/place.ts'
import { popularRidesIn } from '../../module/config/popularRides.ts'
import { useModule } from '../../module/module.tsx'
import { useFinder, useFinderDispatch } from '../../module/search/useFinder.ts'
import { useT } from '../../module/useT.ts'
import { PlaceOption, textOf, usePlaceExtras } from '../../places/index.ts'
import { Outside } from '../../view/Outside.tsx'
import * as css from './FinderStart.css.ts'

export interface FinderStartProps {
  /** Called after a recent place was chosen as the pickup or the drop-off. */
  onChosen(side: 'from' | 'to'): void
  /** Goes to the prices of a ride, by the ids of its places. @default no rides are offered */
  onRide?: ((from: string, to: string) => void) | undefined
}

/** Number of places shown here; the inputs offer all remembered ones. */
const mostShown = 3

/** Shortcuts to a search below the empty form: recent places (PLACE-20) and popular rides. */
export function FinderStart({ onChosen, onRide }: FinderStartProps) {
  const t = useT('start')
  const { from } = useFinder()
  const dispatch = useFinderDispatch()
  const { config, platform, serviceLang: lang } = useModule()
  const id = useId()
  const { recent, isRead, open, forget } = usePlaceExtras('from', () => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and anew in another language
  useEffect(open, [lang])
  const choose = (place: Suggestion) => {
    const side = from.item ? 'to' : 'from'
    dispatch({ type: 'placeChosen', side, place: placeOfSuggestion(place) })
    onChosen(side)
  }
  const rides = onRide ? popularRidesIn(config.popularRides, { lang, timeZone: platform.timeZone() }) : null
  // The recent places appear a moment later and make the page longer; until then the frame keeps its height (EMBED-07).
  const coming = !isRead && <i data-coming="" hidden />
  if (recent.length === 0 && !rides) return coming
  return (
    <div className={css.start}>
      {coming}
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
