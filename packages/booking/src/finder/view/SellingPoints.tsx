import {
  FixedPricePoint,
  FlightDelayPoint,
  FreeCancellationPoint,
  FreeWaitingPoint,
  MeetSignPoint,
} from '@wherry/ui'
import { useT } from '../../module/useT.ts'
import * as css from './SellingPoints.css.ts'

const points = [
  { id: 'fixedPrice', Drawing: FixedPricePoint },
  { id: 'meetSign', Drawing: MeetSignPoint },
  { id: 'freeWaiting', Drawing: FreeWaitingPoint },
  { id: 'flightDelay', Drawing: FlightDelayPoint },
  { id: 'freeCancellation', Drawing: FreeCancellationPoint },
] as const

/** List of the promises for every ride, below the empty form. */
export function SellingPoints() {
  const t = useT()
  return (
    <ul className={css.points} aria-label={t('points.title')}>
      {points.map(({ id, Drawing }) => (
        <li key={id} className={css.point}>
          <Drawing width={40} height={40} className={css.drawing} />
          <p className={css.text}>
            <b className={css.title}>{t(`points.${id}`)}</b>
            {t(`points.${id}Text`)}
          </p>
        </li>
      ))}
    </ul>
  )
}
