import { describe, expect, it } from 'vitest'
import { englishIn, missingFrom, vocabularyOf } from './foreign.ts'
import { endOf, faultsOf, filled } from './rules.ts'
import { allTexts, type Lang, languages, type Said } from './tables.ts'

const texts = await allTexts()
const of = (lang: Lang) => texts.filter((said) => said.lang === lang)
const shown = ({ key, form, text }: Said) => `${key}${form ? ` (${form})` : ''}: ${text}`

/** The forms of each English text, by its key. */
const english = new Map<string, Said[]>()
for (const said of of('en')) english.set(said.key, [...(english.get(said.key) ?? []), said])

/** Labels of buttons, with the most characters that fit a phone: 30, and what stands in a row of its own 42. */
const buttons = new RegExp(
  `^(?:${[
    'Finder\\.(?:addStop|find|findRent|closeRefusals|useLocation|forgetRecent)',
    'approval\\.(?:askAgain|backToForm|newTrip|payNow|payNowPlain|rides)',
    'bonus\\.(?:apply|remove|clear|again|pay\\.card|pay\\.now|sum\\.again)',
    'booking\\.back\\.(?:add|again|remove)',
    'booking\\.pay\\.(?:book|card|cash|short|now|openPage|openTab|startNew|goOnButton|confirm\\.yes|confirm\\.no)',
    'booking\\.price\\.(?:accept|other)',
    'booking\\.trip\\.(?:checkAgain|takeSuggested)',
    'booking\\.unknown\\.(?:again|rides)',
    'change\\.(?:save|saveShort|platform|otherAccount\\.signIn)',
    'common\\.(?:back|retry)',
    'earlier\\.(?:again|anew|byHour|rides|chosen\\.go)',
    'embed\\.retry',
    'editor\\.(?:undo|redo|save|settings|reset\\.action|reset\\.confirm|reset\\.cancel)',
    'editor\\.(?:conflict\\.keep|conflict\\.take|failure\\.again|leave\\.stay|leave\\.leave|points\\.done|embed\\.copy)',
    'forbidden\\.(?:rides|signIn)',
    'login\\.(?:submit|signOut|loading)',
    'offers\\.(?:choose|filters|reset|resetFilters|showMore|show|notFound\\.change|tooMany\\.action)',
    'people\\.(?:policy\\.other|viewers\\.(?:open|add|cancel)|company\\.askAgain)',
    'promo\\.(?:copy|search)',
    'rent\\.(?:chooseAnother|locked\\.action|notFound\\.change)',
    'shell\\.(?:signIn|account|transfer|rent|yacht)',
    'trans\\.common\\.error_boundary\\.reload',
    'yacht\\.(?:pick\\.next|order\\.send|error\\.again|error\\.arrivedShow|error\\.arrivedNew)',
    'yacht\\.(?:success\\.another|success\\.transfers|banner\\.link)',
    'ui\\.(?:errorScreen\\.reload|errorScreen\\.back|dialog\\.close|select\\.choose)',
  ].join('|')})$`,
)
const wide =
  /^(?:earlier\.byHour|forbidden\.signIn|offers\.tooMany\.action|offers\.showMore|earlier\.chosen\.go)$/
/** Keys of labels that share a bar with other controls. */
const narrow =
  /^(?:booking\.pay\.short|booking\.pay\.book|change\.saveShort|offers\.choose|shell\.(?:transfer|rent|yacht))$/
const mostCharacters = (key: string) => (narrow.test(key) ? 12 : wide.test(key) ? 42 : 30)

/** Texts that end otherwise than their English. */
const otherwiseEnding = (all: Said[]) =>
  all.filter(({ key, text }) => {
    const ends = (english.get(key) ?? []).map((said) => endOf(said.text))
    return ends.length > 0 && !ends.includes(endOf(text))
  })

const vocabulary = vocabularyOf(texts, 'en')
/** Texts that have an English word. The yacht pages exist in Russian and English only (YACHT-13). */
const leftInEnglish = (all: Said[]) =>
  all.filter((said) => {
    if (said.lang === 'es' && said.key.startsWith('yacht.')) return false
    return englishIn(said, vocabulary).length > 0
  })

/** Labels that do not fit their button. */
const tooLong = (all: Said[]) =>
  all.filter(
    ({ key, text }) => buttons.test(key) && (filled(text).length > mostCharacters(key) || /[.:]$/.test(text)),
  )

/** Spanish forms for millions that lack their “de”. */
const millions = (all: Said[]) =>
  all.filter(({ lang, form, text }) => lang === 'es' && form === 'many' && text.includes('{{count}}'))
const withoutDe = (all: Said[]) => millions(all).filter(({ text }) => !/\{\{count\}\}[ \u00a0]de /.test(text))

describe('the words', () => {
  it.each(languages)(
    'I18N-01 I18N-02 every text of %s keeps to the rules, none makes an ordinal by hand',
    (lang) => {
      const broken = of(lang).flatMap((said) => faultsOf(said).map((name) => `${name} | ${shown(said)}`))
      expect(broken).toEqual([])
    },
  )

  it.each(['ru', 'es'] as const)('I18N-01 a text of %s ends as its English does', (lang) => {
    expect(otherwiseEnding(of(lang)).map(shown)).toEqual([])
  })

  it('I18N-01 each of them is there in every language: the module’s, the components’, the loader’s', () => {
    // Russian alone declines the month behind a day.
    const named = /^es yacht\.|^(?:en|es) ui\.datePicker\.monthsInDay$/
    expect(missingFrom(texts, languages).filter((one) => !named.test(one))).toEqual([])
    const planted = texts.filter(({ lang, key }) => lang !== 'es' || key !== 'embed.retry')
    expect(missingFrom(planted, languages)).toContain('es embed.retry')
  })

  it.each(['ru', 'es'] as const)('I18N-01 nothing of %s is left in English', (lang) => {
    expect(leftInEnglish(of(lang)).map(shown)).toEqual([])
  })

  it.each(languages)('I18N-01 the labels of buttons fit a phone in %s', (lang) => {
    const labels = of(lang).filter(({ key }) => buttons.test(key))
    expect(new Set(labels.map(({ key }) => key)).size).toBeGreaterThan(lang === 'es' ? 90 : 98)
    expect(tooLong(of(lang)).map(shown)).toEqual([])
  })

  it('I18N-02 Spanish millions take “de” before what is counted', () => {
    expect(millions(texts).length).toBeGreaterThan(30)
    expect(withoutDe(texts).map(shown)).toEqual([])
  })

  it.each<[what: string, see: (all: Said[]) => Said[], said: Said]>([
    ['an end', otherwiseEnding, { lang: 'ru', key: 'booking.title', form: null, text: 'Ваш заказ.' }],
    ['Latin words', leftInEnglish, { lang: 'ru', key: 'booking.title', form: null, text: 'Ваш booking' }],
    ['a word', leftInEnglish, { lang: 'es', key: 'x', form: null, text: 'Elige tu booking' }],
    ['an unknown word', leftInEnglish, { lang: 'es', key: 'x', form: null, text: 'Elige un shuttle' }],
    ['a key', leftInEnglish, { lang: 'ru', key: 'x', form: null, text: 'booking.pay.short' }],
    ['a key in Spanish', leftInEnglish, { lang: 'es', key: 'x', form: null, text: 'booking.pay.short' }],
    ['the loader’s', leftInEnglish, { lang: 'ru', key: 'embed.retry', form: null, text: 'Try again' }],
    ['English', leftInEnglish, { lang: 'es', key: 'booking.title', form: null, text: 'Your booking' }],
    ['a label', tooLong, { lang: 'es', key: 'booking.pay.short', form: null, text: 'Pagar con tarjeta' }],
    ['a stop', tooLong, { lang: 'ru', key: 'common.retry', form: null, text: 'Ещё раз.' }],
    ['a million', withoutDe, { lang: 'es', key: 'x', form: 'many', text: '{{count}} plazas' }],
  ])('I18N-01 planted among all others, %s is seen', (_what, see, said) => {
    expect(see([...of(said.lang), said])).toEqual([said])
  })

  it.each<[lang: Lang, key: string, text: string, fault: string]>([
    ['en', 'a.b', 'Try again!', 'an exclamation mark'],
    ['en', 'a.b', 'Choose a  car', 'two spaces'],
    ['en', 'a.b', 'Choose a car ', 'a space at an end'],
    ['en', 'a.b', 'Choose the "best" car', 'a straight quote'],
    ['en', 'a.b', 'The carrier confirms', 'provider'],
    ['en', 'a.b', 'A fast ride costs more', 'urgent pickup'],
    ['en', 'a.b', 'Cost center', 'American spelling'],
    ['en', 'a.b', 'The 2nd stop', 'an ordinal made by hand'],
    ['en', 'a.b', '{{number}}th stop', 'an ordinal made by hand'],
    ['ru', 'a.b', '{{number}}-я остановка', 'an ordinal made by hand'],
    ['ru', 'a.b', '2-й пассажир', 'an ordinal made by hand'],
    ['es', 'a.b', '{{number}}.ª parada', 'an ordinal made by hand'],
    ['es', 'a.b', '1er pasajero', 'an ordinal made by hand'],
    ['ru', 'a.b', 'Вxод', 'letters of two scripts in a word'],
    ['ru', 'a.b', 'Нажмите “Войти”', 'quotes of another language'],
    ['ru', 'a.b', 'Попробуйте еще раз', 'е for ё'],
    ['ru', 'a.b', 'Заказ — трансфер', 'a dash that may begin a line'],
    ['ru', 'a.b', 'У нас сбой', 'a word of one letter that may end a line'],
    ['ru', 'a.b', 'Срок указан в предложении', 'a word of one letter that may end a line'],
    ['ru', 'a.b', 'Мест и\u00a0сумок: с {{count}}', 'a word of one letter that may end a line'],
    ['ru', 'a.b', 'Ещё {{count}} мест', 'a number apart from its noun'],
    ['ru', 'a.b', 'Если Вы вошли', 'Вы'],
    ['ru', 'a.b', 'Машина по часам', 'почасово'],
    ['ru', 'a.b', 'Ваша учётная запись', 'аккаунт'],
    ['ru', 'a.b', 'Согласен с условиями', 'gender of the person'],
    ['es', 'a.b', 'Necesitas algo?', 'a question without its first sign'],
    ['es', 'a.b', 'Elija un coche', 'usted'],
    ['es', 'a.b', 'Tu pedido', 'reserva'],
    ['es', 'a.b', '3 asientos', 'plaza'],
    ['es', 'a.b', 'Hasta 24 horas', 'a number apart from its noun'],
    ['es', 'a.b', 'No pudimos leerlo', 'the perfect'],
  ])('I18N-01 I18N-02 a rule that is broken is seen: %s %s “%s”', (lang, key, text, fault) => {
    expect(faultsOf({ lang, key, text })).toContain(fault)
  })
})
