import { Outside } from '../Outside.tsx'
import * as css from './Ride.css.ts'

/** Start and finish of a ride, connected by a line. */
export function RoutePath({ stops }: { stops: readonly { text: string; note: string }[] }) {
  return (
    <ol className={css.path}>
      {stops.map(({ text, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stop is told by its place on the way
        <li key={index} className={css.stop}>
          <span className={css.mark} />
          <div>
            {/* The list keeps the page's direction: with the direction of the names, they would not be aligned with the
               marks of the route. */}
            <span className={css.place}>
              <Outside>{text}</Outside>
            </span>
            {note && (
              <span className={css.small}>
                <Outside>{note}</Outside>
              </span>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
