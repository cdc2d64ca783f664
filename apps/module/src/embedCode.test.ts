import { type EmbedOptions, embedCode } from '@wherry/booking/editor'
import { frameUrl } from '@wherry/embed'
import { expect, it } from 'vitest'

type Chosen = Omit<EmbedOptions, 'scriptUrl' | 'title' | 'redirectOrigins'>

const choices: { [Name in keyof Chosen]-?: readonly Chosen[Name][] } = {
  baseUrl: ['https://booking.example', 'https://booking.example/transfer/', 'http://localhost:8080/a'],
  partner: [undefined, '2001', '"\'<&>+ %#\u00e9'],
  section: [undefined, 'transfer', 'rent', 'yacht'],
  from: [undefined, 'air-IST'],
  to: [undefined, 'a&b=c'],
  lang: [undefined, 'es'],
  currency: [undefined, 'EUR'],
  theme: [undefined, 'alfa-on-white'],
  accent: [undefined, '#FFDD2D', 'FFDD2D'],
  hideMenu: [undefined, false, true],
}

const names = Object.keys(choices) as (keyof typeof choices)[]
const every = names.reduce<Chosen[]>(
  (all, name) =>
    all.flatMap((one) =>
      choices[name].map((value) => (value === undefined ? one : { ...one, [name]: value })),
    ),
  [{ baseUrl: '' }],
)

it('EDITOR-11 the frame that the editor gives has the address that the embed package makes', () => {
  expect(every).toHaveLength(3 * 3 * 4 * 2 ** 5 * 3 * 3)
  for (const options of every) {
    const src = /src="([^"]*)"/.exec(embedCode('frame', options))?.[1]
    expect(src?.replaceAll('&#39;', "'").replaceAll('&amp;', '&')).toBe(frameUrl(options))
  }
})
