import { describe, expect, it } from 'vitest'
import type { Weekday } from './calendarMath.ts'
import { calendarNames } from './calendarNames.ts'

const heads = (locale: string) =>
  ([1, 2, 3, 4, 5, 6, 0] as Weekday[]).map((day) => calendarNames(locale).weekday(day).short).join(' ')

describe('UI-01 names of a calendar', () => {
  it('UI-01 of the first century', () => {
    const names = calendarNames('en')
    expect([names.day('0050-06-14'), names.monthOfYear('0099-12-01')]).toEqual([
      'Tuesday, June 14, 50',
      'December 99',
    ])
  })

  it.each([
    ['en', 'Mo Tu We Th Fr Sa Su'],
    ['ru', 'Пн Вт Ср Чт Пт Сб Вс'],
    ['es', 'Lu Ma Mi Ju Vi Sá Do'],
    ['de', 'Mo Di Mi Do Fr Sa So'],
    ['fr', 'Lu Ma Me Je Ve Sa Di'],
    ['it', 'Lu Ma Me Gi Ve Sa Do'],
    ['pt', 'Seg Ter Qua Qui Sex Sáb Dom'],
    ['tr', 'Pzt Sal Çar Per Cum Cmt Paz'],
    ['ar', 'ن ث ر خ ج س ح'],
    ['he', 'ב׳ ג׳ ד׳ ה׳ ו׳ ש׳ א׳'],
    ['zh', '一 二 三 四 五 六 日'],
    ['ja', '月 火 水 木 金 土 日'],
    ['ko', '월 화 수 목 금 토 일'],
  ])('UI-01 seven different heads of a week in %s: %s', (locale, expected) => {
    expect(heads(locale)).toBe(expected)
    expect(new Set(heads(locale).split(' ')).size).toBe(7)
  })

  it.each([
    ['en', 'December 2026'],
    ['ru', 'Декабрь 2026'],
    ['es', 'Diciembre 2026'],
    ['de', 'Dezember 2026'],
    ['ja', '2026年12月'],
    ['zh', '2026年12月'],
    ['ko', '2026년 12월'],
    ['fa', 'دسامبر ۲۰۲۶'],
  ])('UI-01 a month and its year in the order and digits of %s: %s', (locale, expected) => {
    expect(calendarNames(locale).monthOfYear('2026-12-03')).toBe(expected)
  })

  it.each([
    ['en', '3', '2026'],
    ['fa', '۳', '۲۰۲۶'],
    ['hi-u-nu-deva', '३', '२०२६'],
    ['fa-u-nu-latn', '3', '2026'],
  ])('UI-01 a number is in the digits of all other texts in %s', (locale, day, year) => {
    const names = calendarNames(locale)
    expect([names.number(3), names.number(2026)]).toEqual([day, year])
    expect(names.day('2026-12-03')).toContain(day)
  })
})
