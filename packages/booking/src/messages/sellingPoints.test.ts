import { describe, expect, it } from 'vitest'
import { languages } from '../kernel/values/language.ts'
import english from './en/sellingPoints.ts'
import spanish from './es/sellingPoints.ts'
import russian from './ru/sellingPoints.ts'

const tables = { en: english.usp, ru: russian.usp, es: spanish.usp }
const ids = Array.from({ length: 35 }, (_, at) => at + 1)
const pointOf = (lang: keyof typeof tables, id: number) => tables[lang][`p${id as 1}`]
/** Both lines of a selling point as one text. */
const said = (lang: keyof typeof tables, id: number) => {
  const { title, text } = pointOf(lang, id)
  return `${title}. ${text}`
}

/** Promise of each selling point by its number (LAND-02). */
const promises: readonly (readonly [number, RegExp, RegExp, RegExp])[] = [
  [1, /points.*miles/i, /балл.*мил/i, /puntos.*millas/i],
  [2, /2 minutes/, /2\s?минуты/, /2\sminutos/],
  [3, /fixed price/i, /фиксированная цена/i, /precio fijo/i],
  [4, /online payment/i, /оплата онлайн/i, /pago en línea/i],
  [5, /card or cash/i, /карта или наличные/i, /tarjeta o efectivo/i],
  [6, /confirmed at once/i, /подтверждение сразу/i, /confirmación inmediata/i],
  [7, /by name.*sign/i, /табличк/i, /nombre.*cartel/i],
  [8, /luggage/i, /багаж/i, /equipaje/i],
  [9, /1 hour free.*airport/i, /1\sчас.*бесплатно.*аэропорт/i, /1\shora.*gratis.*aeropuerto/i],
  [10, /somebody else/i, /для другого/i, /otra persona/i],
  [11, /flight is followed/i, /следим за рейсом/i, /seguimos tu vuelo/i],
  [12, /child seats/i, /детские кресла/i, /sillas infantiles/i],
  [13, /licensed drivers/i, /водители с\sлицензией/i, /conductores con licencia/i],
  [14, /non-smoking/i, /не курят/i, /sin humo/i],
  [15, /insured/i, /страховка/i, /asegurados/i],
  [16, /clean/i, /чистые/i, /limpios/i],
  [17, /water.*business/i, /вода.*бизнес/i, /agua.*business/i],
  [
    18,
    /cheaper than an airport taxi/i,
    /дешевле такси в\sаэропорту/i,
    /más barato que el taxi del aeropuerto/i,
  ],
  [19, /hidden/i, /скрытых/i, /ocultos/i],
  [20, /tolls.*where/i, /платные дороги.*если/i, /peajes.*cuando/i],
  [21, /free cancellation and changes/i, /бесплатная отмена и\sизменения/i, /cancelación y cambios gratis/i],
  [22, /delay.*flight.*wait/i, /задержка рейса за наш счёт/i, /retraso.*vuelo.*esperamos/i],
  [23, /600\+ airports/i, /600\sаэропортов/i, /600\saeropuertos/i],
  [24, /around the clock/i, /круглосуточно/i, /a cualquier hora/i],
  [25, /in the app/i, /в\sприложении/i, /en la app/i],
  [26, /contact in advance/i, /контакты водителя заранее/i, /contacto.*antes/i],
  [27, /speaks english/i, /по-английски/i, /habla inglés/i],
  [28, /door to door/i, /от двери до двери/i, /de puerta a puerta/i],
  [29, /wi-fi.*business/i, /wi-fi.*бизнес/i, /wifi.*business/i],
  [30, /quiet ride/i, /тихая поездка/i, /viaje tranquilo/i],
  [31, /pay later/i, /оплата потом/i, /paga después/i],
  [32, /4\.8 of 5/, /4,8 из 5/, /4,8 sobre 5/],
  [33, /up to 50/i, /до 50/i, /hasta 50/i],
  [34, /pets on request/i, /с\sпитомцем/i, /mascotas bajo petición/i],
  [35, /business travel/i, /командировки/i, /viajes de trabajo/i],
]

describe('the words of the selling points', () => {
  it.each(languages)('LAND-02 in %s there are 35, each with a title and a text of its own', (lang) => {
    const { groups: _, ...points } = tables[lang]
    expect(Object.keys(points)).toEqual(ids.map((id) => `p${id}`))
    const titles = ids.map((id) => pointOf(lang, id).title.trim())
    const texts = ids.map((id) => pointOf(lang, id).text.trim())
    expect(titles.filter((title) => !title)).toEqual([])
    expect(texts.filter((text) => !text)).toEqual([])
    expect(new Set(titles).size).toBe(35)
    for (const id of ids) expect(titles[id - 1], String(id)).not.toBe(texts[id - 1])
  })

  it.each(promises)('LAND-02 number %i keeps its promise in three languages', (id, en, ru, es) => {
    expect(said('en', id)).toMatch(en)
    expect(said('ru', id)).toMatch(ru)
    expect(said('es', id)).toMatch(es)
  })

  it('LAND-02 none is left in another language', () => {
    for (const id of ids) {
      expect(said('ru', id)).toMatch(/[а-яё]{4}/i)
      expect(said('en', id)).not.toMatch(/[а-яё]/i)
      expect(said('es', id)).not.toMatch(/[а-яё]/i)
      expect(said('es', id)).not.toBe(said('en', id))
    }
    expect(promises.map(([id]) => id)).toEqual(ids)
  })
})
