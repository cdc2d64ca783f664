import { languages } from '@wherry/booking/kernel'
import { loadMessages } from '@wherry/booking/messages/load'
import { messageTexts } from '@wherry/sandbox/mails/messageTexts.ts'
import { helpTexts } from '@wherry/sandbox/pages/help.ts'
import { orderTexts } from '@wherry/sandbox/pages/orderTexts.ts'
import { providersOf } from '@wherry/sandbox/prices/providers.ts'
import { promotions } from '@wherry/sandbox/promo/promotions.ts'
import { moduleSettings } from '@wherry/sandbox/seed/moduleSettings.ts'
import { offerText } from '@wherry/sandbox/widget/offerText.ts'
import { prepaidText } from '@wherry/sandbox/widget/prepaidText.ts'
import { describe, expect, it } from 'vitest'
import { type PromiseCheck, promiseChecks } from './promiseChecks.ts'
import { checksByText, notPromised } from './promisedTexts.ts'

type Lang = (typeof languages)[number]

/** Words of a promise, by language: somebody will do, send, give back or leave out something. */
const promising: Readonly<Record<Lang, RegExp>> = {
  en: /\bcancel|refund|goes? back|money back|voucher|receipt|e-mail|text message|\ba message\b|write to\b|\bhelp\b|support|around the clock|day and night|any hour|\bfree\b(?! then)|costs nothing|within \d|\bwe (follow|tell)\b|\bwaits?\b (with|in|on|at|\{)|good again|\bprint|calendar|without signing in|change (it|something)|changes? (in|and)\b|will get\b/i,
  ru: /отмен(?!ить$)|возврат|возвраща|на карту верн|ваучер|(?<!\p{L})чек(?!\p{L})|почт[уе]|письм[оае](?!\p{L})|сообщени[еяй](?!\p{L})|напишите на|помощь|помог|поможем|поддержк|круглосуточн|в любое время|бесплатн|ждёт (вас|в|на|у|с)(?!\p{L})|без входа|стоит ничего|ничего не стоит|не оплачива|в течение/iu,
  es: /cancel|devuel|devoluci|vuelven? a tu |(?<!\p{L})bonos?(?!\p{L})|recibo|por correo|tu correo|el correo|mensaje|escribe a|escríbenos|ayuda|atendemos|a cualquier hora|las 24 horas|grati|gratuit|no cuesta|sin iniciar sesión|calendario|te espera|imprim/iu,
}

/** The sets of the finder, the offers, the form, the confirmation and a partner's page. */
const sets = [
  'search',
  'offers',
  'rent',
  'order',
  'earlier',
  'promo',
  'legal',
  'landing',
  'sellingPoints',
] as const

type Tree = { readonly [key: string]: string | Tree }

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const isPlural = (tree: Tree) => Object.keys(tree).every((key) => forms.includes(key))

/** All texts of a tree by their key, a plural as one. */
function textsOf(tree: Tree, path: string, found = new Map<string, string>()): Map<string, string> {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(path + key, value)
    else if (isPlural(value)) found.set(path + key, Object.values(value).join(' '))
    else textsOf(value, `${path}${key}.`, found)
  }
  return found
}

const clauses = (name: string, { sections }: typeof offerText | typeof prepaidText, lang: Lang) =>
  sections.flatMap((section, at) =>
    section.clauses.map((clause, nth) => [`${name}.${at + 1}.${nth + 1}`, clause[lang]] as const),
  )

/** A partner's own words, by the name of their setting without its language. */
const ownWords = ['header', 'top_description', 'bottom_description'] as const

/**
 * Texts that the service seeds: promotions, a partner's own words, what is said against an offer. They are few and each
 * was written to sell or to warn, so that each needs a row, whatever its words.
 */
function seededTexts(lang: Lang): Map<string, string> {
  const all = new Map<string, string>()
  for (const { id, title, text } of promotions) {
    all.set(`promotion.${id}.title`, title[lang])
    all.set(`promotion.${id}.text`, text[lang])
  }
  for (const [partner, settings] of moduleSettings)
    for (const name of ownWords) {
      // A partner writes in Russian and English; the page of any other language shows the English words.
      const own = lang === 'ru' ? (`${name}_ru` as const) : (`${name}_en` as const)
      const text = settings[own]
      if (text) all.set(`partner.${partner}.${name}`, text)
    }
  for (const { id, caution } of Object.values(providersOf).flat())
    if (caution !== null) all.set(`caution.${id}`, caution[lang])
  return all
}

/** Texts that a customer reads before, at and after a booking, messages and terms of the service included. */
async function everyText(lang: Lang): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  for (const set of sets) textsOf((await loadMessages(lang, set)) as Tree, '', all)
  for (const [name, table] of Object.entries({ messageTexts, orderTexts, helpTexts }))
    for (const [key, texts] of Object.entries(table)) all.set(`${name}.${key}`, texts[lang])
  for (const [key, text] of [
    ...clauses('offerText', offerText, lang),
    ...clauses('prepaidText', prepaidText, lang),
  ])
    all.set(key, text)
  for (const [key, text] of seededTexts(lang)) all.set(key, text)
  return all
}

const found = new Map<string, string[]>()
for (const lang of languages)
  for (const [key, text] of await everyText(lang))
    if (promising[lang].test(text) || seededTexts(lang).has(key))
      found.set(key, [...(found.get(key) ?? []), `${lang}: ${text}`])
const known = new Set([...Object.keys(checksByText), ...Object.keys(notPromised)])

describe('no text promises what is not there', () => {
  it('PRICE-04 SHELL-12 I18N-01 each text that promises something has a row that names what keeps it', () => {
    expect([...found].filter(([key]) => !known.has(key))).toEqual([])
  })

  it('no row is left of a text that is gone, and none stands twice', async () => {
    const keys = new Set<string>()
    for (const lang of languages) for (const key of (await everyText(lang)).keys()) keys.add(key)
    expect([...known].filter((key) => !keys.has(key))).toEqual([])
    expect(Object.keys(checksByText).filter((key) => key in notPromised)).toEqual([])
    expect(Object.entries(checksByText).filter(([, names]) => names.length === 0)).toEqual([])
  })

  it('a text without a row is found, in each language', () => {
    for (const [lang, text] of [
      ['en', 'Free cancellation for everybody'],
      ['ru', 'Бесплатная отмена для всех'],
      ['es', 'Cancelación gratis para todos'],
    ] as const)
      expect(promising[lang].test(text)).toBe(true)
  })

  const named = new Set(Object.values(checksByText).flat())
  it('each check holds a text', () => {
    expect((Object.keys(promiseChecks) as PromiseCheck[]).filter((name) => !named.has(name))).toEqual([])
  })

  describe.each(languages)('in %s', (lang) => {
    it.each(Object.keys(promiseChecks) as PromiseCheck[])('PRICE-04 SHELL-12 “%s” is kept', async (name) => {
      await promiseChecks[name](lang)
    })
  })
})
