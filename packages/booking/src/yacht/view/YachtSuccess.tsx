import { Button, YachtIllustration } from '@wherry/ui'
import { type ReactNode, useEffect, useId } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import { Outside } from '../../view/Outside.tsx'
import * as screen from '../../view/ride/DonePage.css.ts'
import * as card from '../../view/ride/FormPage.css.ts'
import { useYacht } from '../resource/useYacht.ts'
import { useYachtT, type YachtTexts } from '../resource/useYachtT.ts'
import type { SentYacht } from '../rules/yachtForm.ts'
import * as css from './YachtSuccess.css.ts'
import { durationText, placeText, startText } from './yachtWords.ts'

export interface YachtSuccessProps {
  /** Request from the history entry. Null: nothing was sent in this tab. */
  sent: SentYacht | null
  /** Goes to the choice of places, for another request. */
  onPlaces(how?: { replace: boolean }): void
  onTransfers(): void
  /** The document's title in the language of the yacht pages. */
  onTitle?: ((title: string) => void) | undefined
}

/** The confirmation: the request that was sent, the same after a reload (YACHT-12). */
export function YachtSuccess({ sent, onPlaces, onTransfers, onTitle }: YachtSuccessProps) {
  const { t } = useYachtT()
  const { flow } = useYacht()
  useEffect(() => flow.reset(), [flow])
  const isGone = sent === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: led there once
  useEffect(() => {
    if (isGone) onPlaces({ replace: true })
  }, [isGone])
  const title = t('yacht.success.title')
  const documentTitle = t('shell.title', { page: title })
  useEffect(() => onTitle?.(documentTitle), [documentTitle, onTitle])
  if (!sent) return null
  const { answerTo } = sent
  return (
    <div className={screen.columns}>
      <div className={screen.main}>
        <div className={screen.hero}>
          <YachtIllustration shape="sail" className={css.picture} />
          <h1 className={screen.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={screen.lead}>
            {answerTo ? t('yacht.success.textTo', { contact: isolate(answerTo) }) : t('yacht.success.text')}
          </p>
          <div className={screen.actions}>
            <Button variant="outline" onClick={() => onPlaces()}>
              {t('yacht.success.another')}
            </Button>
            <Button variant="plain" onClick={onTransfers}>
              {t('yacht.success.transfers')}
            </Button>
          </div>
        </div>
      </div>
      <Summary sent={sent} />
    </div>
  )
}

function Summary({ sent }: { sent: SentYacht }) {
  const { t, locale } = useYachtT()
  const title = useId()
  const { request } = sent
  const { startAt, isFlexibleDate, hours, guests, hasChildren, details } = request
  return (
    <aside className={screen.side} aria-labelledby={title}>
      <div className={card.card}>
        <h2 id={title} className={css.title}>
          {t('yacht.success.summary')}
        </h2>
        <dl className={css.facts}>
          <Fact term={t('yacht.success.place')}>{placeOf(sent, t)}</Fact>
          <Fact
            term={t('yacht.success.date')}
            more={isFlexibleDate ? t('yacht.success.flexible') : undefined}
          >
            {startText(startAt, locale)}
          </Fact>
          <Fact term={t('yacht.success.duration')}>{durationText(hours, t)}</Fact>
          <Fact term={t('yacht.success.guests')} more={hasChildren ? t('yacht.success.children') : undefined}>
            {guests}
          </Fact>
          {details.trim() !== '' && (
            <Fact term={t('yacht.success.comment')}>
              <Outside className={css.words} longest={1000}>
                {details}
              </Outside>
            </Fact>
          )}
        </dl>
      </div>
    </aside>
  )
}

function placeOf({ cityId, request: { place } }: SentYacht, t: YachtTexts): string {
  if (cityId) return placeText({ kind: 'listed', id: cityId }, t)
  return place.kind === 'typed' ? isolate(place.text, 200) : isolate(`${place.city}, ${place.country}`)
}

function Fact({ term, more, children }: { term: string; more?: string | undefined; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>
        {children}
        {more && <span className={css.more}>{more}</span>}
      </dd>
    </div>
  )
}
