import { Button, Flag, Form, PortIcon, RightIcon, TextField } from '@wherry/ui'
import { useId, useState } from 'react'
import { yachtLimits } from '../../kernel/model/yacht.ts'
import { useYachtT } from '../resource/useYachtT.ts'
import { typedPlace, type YachtWhere, yachtCities } from '../rules/yachtPlaces.ts'
import * as css from './YachtIndex.css.ts'

/** Number of cities in a row of the widest screen. */
const inARow = 4

/** List of cities, each with its country and flag, and a field for another place (YACHT-02, YACHT-03). */
export function YachtPlaces({ onChosen }: { onChosen(where: YachtWhere): void }) {
  const { t, lang } = useYachtT()
  const title = useId()
  const cities = yachtCities(lang)
  return (
    <section className={css.section} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {t('yacht.pick.title')}
      </h2>
      <ul className={css.places}>
        {cities.map(({ id, country }) => (
          <li key={id}>
            <button type="button" className={css.city} onClick={() => onChosen({ kind: 'listed', id })}>
              <Flag country={country} />
              <span className={css.grow}>
                <span className={css.name}>{t(`yacht.city.${id}`)}</span>
                <span className={css.small}>{t(`yacht.country.${country}`)}</span>
              </span>
              <RightIcon className={css.faint} />
            </button>
          </li>
        ))}
        <OtherPlace after={cities.length % inARow} onChosen={onChosen} />
      </ul>
    </section>
  )
}

/** @param after number of cities in the last row */
function OtherPlace({ after, onChosen }: { after: number; onChosen(where: YachtWhere): void }) {
  const { t } = useYachtT()
  const [text, setText] = useState('')
  const where = typedPlace(text)
  return (
    <li data-after={after} className={css.otherRow}>
      <Form
        validationBehavior="aria"
        className={css.other}
        onSubmit={(event) => {
          event.preventDefault()
          if (where) onChosen(where)
        }}
      >
        <TextField
          label={t('yacht.pick.other')}
          placeholder={t('yacht.pick.otherLike')}
          description={t('yacht.pick.short', { min: yachtLimits.placeMin })}
          icon={<PortIcon />}
          value={text}
          onChange={setText}
          maxLength={yachtLimits.placeMax}
          autoComplete="off"
        />
        <Button type="submit" size="l" isDisabled={where === null}>
          {t('yacht.pick.next')}
        </Button>
      </Form>
    </li>
  )
}
