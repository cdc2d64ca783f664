import { createYachtForm, type SentYacht } from '../../yacht/rules/yachtForm.ts'

/** A request from Bodrum for 20 June, 10:00. */
export function createSentYacht(change: Partial<SentYacht['request']> = {}): SentYacht {
  const {
    where: _where,
    date: _date,
    time: _time,
    isAgreed: _agreed,
    ...said
  } = createYachtForm({
    kind: 'listed',
    id: 'bodrum',
  })
  return {
    cityId: 'bodrum',
    answerTo: 'anna@example.com',
    request: {
      ...said,
      place: { kind: 'listed', city: 'Bodrum', country: 'Turkey' },
      startAt: '2027-06-20 10:00',
      contact: 'anna@example.com',
      lang: 'en',
      ...change,
    },
  }
}
