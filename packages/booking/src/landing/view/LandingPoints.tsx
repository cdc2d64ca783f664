import type { CSSProperties } from 'react'
import { mostSellingPoints } from '../../kernel/model/moduleSettings.ts'
import { useT } from '../../module/useT.ts'
import type { LandingPoints as Points } from '../rules/landing.ts'
import * as page from './Landing.css.ts'
import * as css from './LandingPoints.css.ts'
import { PartnerPicture } from './PartnerPicture.tsx'
import { isDrawn, pointDrawings } from './pointDrawings.ts'

/** Block of the advantages that a partner has chosen, in its order and on its background colour (LAND-08). */
export function LandingPoints({ points: { ids, ground, image } }: { points: Points }) {
  const t = useT('landing')
  const words = useT('sellingPoints')
  const drawn = ids.filter(isDrawn).slice(0, mostSellingPoints)
  const look: CSSProperties | undefined = ground
    ? { backgroundColor: ground.color, color: ground.ink }
    : undefined
  return (
    <section className={css.points} style={look} data-ground={ground ? '' : undefined}>
      {image && <PartnerPicture className={css.band} src={image} />}
      <h2 className={page.title({ size: 'm' })}>{t('landing.points')}</h2>
      <ul className={css.list({ columns: columnsOf(drawn.length) })}>
        {drawn.map((id) => {
          const Drawing = pointDrawings[id]
          return (
            <li key={id} className={css.point}>
              <Drawing width={40} height={40} className={css.drawing} />
              <p className={css.text}>
                <b className={css.name}>{words(`usp.p${id}.title`)}</b>
                {words(`usp.p${id}.text`)}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Number of columns on a large screen, so that no row has only one item, if possible. */
function columnsOf(count: number): 3 | 4 | 5 {
  if (count <= 3 || count === 6) return 3
  return count === 5 || count > 8 ? 5 : 4
}
