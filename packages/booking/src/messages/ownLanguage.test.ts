import { expect, it } from 'vitest'
import type { Platform } from '../kernel/platform.ts'
import { type ServedTexts, settleTexts } from './ownLanguage.ts'

const texts = { tr: { texts: { shell: { rent: 'Kiralık' } } } }
const theirs = { 'zh-Hant': { base: 'ru' as const } }
const textsUrl = '/transfer/texts'

/** The language of a visit, the texts that are served from then on, and the requested addresses. */
async function settled(served: ServedTexts, partner: string | null, answer: () => Response) {
  const asked: string[] = []
  const fetch: Platform['fetch'] = async (url) => {
    asked.push(url)
    return answer()
  }
  const lang = await settleTexts({ fetch }, served, partner, [null, 'zh-Hant-TW', 'zh-hant', 'tr-CY'])
  return { lang, asked, texts: served.texts }
}

it('I18N-05 the texts of a partner whom the address does not name are asked for, and stand above those for all', async () => {
  const found = await settled({ texts, textsUrl }, '7 7', () => Response.json(theirs))
  expect(found).toEqual({ lang: 'zh-Hant', asked: ['/transfer/texts?partner=7+7'], texts: theirs })
})

it.each([
  ['there is no partner', { texts, textsUrl }, null, 0],
  ['nobody says where they are', { texts }, '7', 0],
  ['the answer is a refusal', { texts, textsUrl }, '7', 1],
])('I18N-05 those that are served hold where %s', async (_, served, partner, calls) => {
  const found = await settled({ ...served }, partner, () => new Response('', { status: 500 }))
  expect(found).toMatchObject({ lang: 'tr', texts })
  expect(found.asked).toHaveLength(calls)
})

it('I18N-05 a text that does not come is ours: it never rejects', async () => {
  const fail = () => {
    throw new TypeError('no connection')
  }
  expect(await settled({ textsUrl }, '7', fail)).toMatchObject({ lang: 'en', texts: {} })
})
