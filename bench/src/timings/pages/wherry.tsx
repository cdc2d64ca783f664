import '../scheduling.ts'
import { createModule, ModuleProvider } from '@wherry/booking'
import type { Offer } from '@wherry/booking/kernel'
import offers from '@wherry/booking/messages/en/offers'
import search from '@wherry/booking/messages/en/search'
import { createTranslator } from '@wherry/booking/messages/translator'
import { browserPlatform } from '@wherry/booking/platform/browser'
import {
  bestRated,
  cheapest,
  OfferCards,
  type OfferCardsProps,
  offerPrice,
  singleRide,
} from '@wherry/booking/testing/parts.ts'
import { Calendar, ComboBox, DatePicker, ThemeProvider } from '@wherry/ui'
import { useMemo, useState } from 'react'
import { benchOf } from '../calendarBench.tsx'
import { offersStepsOf } from '../offersBench.tsx'
import { chosen, limits, offer, today } from '../page.ts'
import { matching, type Town } from '../towns.ts'

const day = { value: chosen, today, minValue: limits.min, maxValue: limits.max, onChange: () => {} }
const idOf = ({ id }: Town) => id
const nameOf = ({ name }: Town) => name

const words: OfferCardsProps['list']['words'] = { t: createTranslator('en', [search, offers]), lang: 'en' }

/** The module around the cards; it has the allowed origins of their pictures. */
const module = createModule({ platform: browserPlatform(), config: { apiBase: '' } })

/** Props with which the finder shows a list of single offers. */
function cardsOf(offers: readonly Offer[]): OfferCardsProps {
  const prices = new Map(offers.map((one) => [one, offerPrice(one, singleRide)]))
  return {
    groups: offers.map((one) => ({ carClass: one.carClass, offers: [one] })),
    isByClass: false,
    marks: { cheapest: cheapest(offers), bestRated: bestRated(offers) },
    list: {
      words,
      drawingsId: 'cars',
      stops: 0,
      rentSeconds: 3600,
      priceOf: (one) => prices.get(one)!,
      formerOf: () => undefined,
      keyOf: ({ priceId }) => priceId,
      isChoosingDisabled: false,
      policyMode: 'warn',
      hasAlternative: true,
      onChoose: () => {},
    },
  }
}

function Towns() {
  const [text, setText] = useState('')
  const groups = useMemo(() => [{ key: 'towns', items: matching(text) }], [text])
  return (
    <ComboBox
      label="From"
      inputValue={text}
      onInputChange={setText}
      groups={groups}
      getKey={idOf}
      getText={nameOf}
      onSelect={({ name }) => setText(name)}
      openOnFocus={false}
    />
  )
}

const cards = offersStepsOf({
  around: (children) => (
    <ModuleProvider module={module}>
      <ThemeProvider>{children}</ThemeProvider>
    </ModuleProvider>
  ),
  offers: (offers) => <OfferCards {...cardsOf(offers)} />,
  card: 'article',
})

offer({
  ...benchOf({
    around: (children) => <ThemeProvider>{children}</ThemeProvider>,
    calendar: (key) => <Calendar key={key} {...day} />,
    days: '[role="gridcell"] button',
    focusedDay: 'td [tabindex="0"]',
    picker: <DatePicker label="Date" {...day} />,
    opener: '[aria-haspopup="dialog"]',
    combo: <Towns />,
  }),
  offers: cards,
  nearOffers: cards,
})
