import '../scheduling.ts'
import '../../twins/twins.css'
import { Calendar } from '../../twins/Calendar.tsx'
import { ComboBox } from '../../twins/ComboBox.tsx'
import { DatePicker } from '../../twins/DatePicker.tsx'
import { OfferCards } from '../../twins/OfferCards.tsx'
import { benchOf } from '../calendarBench.tsx'
import { offersStepsOf } from '../offersBench.tsx'
import { chosen, limits, offer, today } from '../page.ts'
import { towns } from '../towns.ts'

const day = { value: chosen, today, ...limits, onChange: () => {} }

offer({
  ...benchOf({
    calendar: (key) => <Calendar key={key} {...day} />,
    days: '.day',
    focusedDay: '.day[tabindex="0"]',
    picker: <DatePicker label="Date" {...day} />,
    opener: '.box button',
    combo: <ComboBox label="From" items={towns} onSelect={() => {}} />,
  }),
  offers: offersStepsOf({
    offers: (offers) => <OfferCards offers={offers} isNearOnly={false} />,
    card: '.offer',
  }),
  nearOffers: offersStepsOf({
    offers: (offers) => <OfferCards offers={offers} isNearOnly />,
    card: '.offer',
  }),
})
