import { YachtIllustration } from '@wherry/ui'
import { useId, useMemo } from 'react'
import { useModuleCore } from '../../module/module.tsx'
import { useYachtT } from '../resource/useYachtT.ts'
import { pickRandom, type RecentYacht, recentYachts } from '../rules/yachtFleet.ts'
import * as css from './YachtIndex.css.ts'
import { durationText } from './yachtWords.ts'

const shown = 6

/** Six recently booked yachts, different ones on each visit (YACHT-01). */
export function RecentYachts() {
  const { t, lang } = useYachtT()
  const { platform } = useModuleCore()
  const yachts = useMemo(() => pickRandom(recentYachts[lang], shown, platform.random), [lang, platform])
  const title = useId()
  return (
    <section className={css.section} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {t('yacht.recent.title')}
      </h2>
      <ul className={css.fleet}>
        {yachts.map((yacht) => (
          <Yacht key={yacht.name} yacht={yacht} />
        ))}
      </ul>
    </section>
  )
}

function Yacht({ yacht: { name, shape, place, guests, hours } }: { yacht: RecentYacht }) {
  const { t } = useYachtT()
  return (
    <li className={css.yacht}>
      <YachtIllustration shape={shape} className={css.picture} />
      <b className={css.name}>{name}</b>
      <span className={css.small}>
        {t('yacht.recent.where', { place, guests: t('yacht.guests', { count: guests }) })}
      </span>
      <span className={css.small}>{durationText(hours, t)}</span>
    </li>
  )
}
