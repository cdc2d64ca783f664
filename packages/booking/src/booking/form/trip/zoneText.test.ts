import { describe, expect, it } from 'vitest'
import type { Place } from '../../../kernel/model/place.ts'
import type { Lang } from '../../../kernel/values/language.ts'
import { createMessages } from '../../../module/messages.ts'
import { createHouse } from '../../../testing/samples/fixtures.ts'
import { zoneText } from './zoneText.ts'

async function say(lang: Lang, place: Place): Promise<string> {
  const messages = createMessages({
    report(error) {
      throw error
    },
    wait() {},
  })
  await messages.load(lang, 'order')
  const t = messages.translator(lang, 'order')
  if (!t) throw new Error('No texts')
  return zoneText(place, '2027-01-14 09:45', 0, { t, lang }).replace(/[\u2068\u2069]/g, '')
}

describe('zoneText', () => {
  it.each([
    ['en', 'Novosibirsk, GMT+7'],
    ['ru', 'Новосибирск, GMT+7'],
    ['es', 'Novosibirsk, GMT+7'],
  ] as const)('SHELL-25 in %s the default zone is named in the visitor’s language', async (lang, text) => {
    expect(await say(lang, createHouse({ timeZone: null }))).toBe(text)
  })

  it('SHELL-25 a town is named as the place names it', async () => {
    const place = createHouse({ timeZone: 'Europe/Istanbul', secondaryText: 'Кадыкёй, Стамбул, Турция' })
    expect(await say('ru', place)).toBe('Стамбул, GMT+3')
  })

  it('SHELL-25 a place that names no town is named itself, not its zone in English', async () => {
    const place = createHouse({ timeZone: 'Asia/Kathmandu', text: 'Катманду', secondaryText: '' })
    expect(await say('ru', place)).toBe('Катманду, GMT+5:45')
  })
})
