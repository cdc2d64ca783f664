import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costOf } from '../../testing/cost.ts'
import { hostileHtml } from '../../testing/hostileHtml.ts'
import { defaultLook } from '../model/moduleSettings.ts'
import { landingHeader, landingText, textsFor, wordsOf } from './landingText.ts'

describe('the words of a partner', () => {
  it.each([
    ['A car to our door', 'A car to our door'],
    ['  A  car \t now ', 'A car now'],
    ['We <3 you, and 2 < 3 > 1', 'We <3 you, and 2 < 3 > 1'],
    ['<b>Fast</b> &amp; <i>sure</i>', 'Fast & sure'],
    ['One<br>two</p><p>three', 'One\ntwo\nthree'],
    ['<script>alert(1)</script><img src=x onerror=alert(1)>', ''],
    ['<SCRIPT src=x>never closed', ''],
    ['<style>p{}</style>Seen', 'Seen'],
    ['<!-- gone -->Seen<!-- never closed', 'Seen'],
    ['\u202egnorw\u0000', 'gnorw'],
    ['&lt;b&gt; is shown', '<b> is shown'],
    ['&laquo;Альфа&raquo; &mdash; 24&nbsp;ч', '«Альфа» — 24 ч'],
    ['&iexcl;R&aacute;pido! Espa&ntilde;a, G&uuml;ell', '¡Rápido! España, Güell'],
    ['Caf&#233; &#xE9; &#8212; &copy; Wherry&trade;', 'Café é — © Wherry™'],
    ['&#0; &#xFFFFFF; &unknown; & co; AT&T;', '&#0; &#xFFFFFF; &unknown; & co; AT&T;'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['', ''],
  ])('LAND-03 %j says %j', (given, words) => {
    expect(wordsOf(given)).toBe(words)
  })

  it('LAND-03 a headline without words gives way to the product’s own', () => {
    expect(landingHeader('<script>alert(1)</script>')).toBeNull()
    expect(landingHeader('  ')).toBeNull()
    expect(landingHeader('From <b>gate</b><br>to town')).toBe('From gate to town')
  })

  it.each([
    [80, 80],
    [81, 80],
    [5000, 80],
  ])('LAND-08 of %i characters of a headline %i are shown', (given, shown) => {
    expect([...(landingHeader('Щ'.repeat(given)) ?? '')]).toHaveLength(shown)
  })

  it('LAND-08 of a description 300 characters are shown, without its emphasis where it is cut', () => {
    expect(landingText('W'.repeat(300))).toEqual({ kind: 'plain', text: 'W'.repeat(300) })
    expect(landingText(`<b>${'W'.repeat(301)}</b>`)).toEqual({ kind: 'plain', text: `${'W'.repeat(299)}…` })
  })

  it('LAND-03 emphasis, lists and links are kept for the sanitiser, words alone are not markup', () => {
    expect(landingText('<p>One <b>two</b></p>')).toEqual({
      kind: 'html',
      html: '<p>One <b>two</b></p>',
      text: 'One two',
    })
    expect(landingText('Wherry &amp; you, &laquo;now&raquo;')).toEqual({
      kind: 'plain',
      text: 'Wherry & you, «now»',
    })
    expect(landingText('&Omega; sea')?.kind).toBe('html')
    expect(landingText('1 < 2')).toEqual({ kind: 'plain', text: '1 < 2' })
    expect(landingText('<script>1</script>')).toBeNull()
  })

  it('LAND-08 Spanish visitors read the English words, Russian ones the Russian', () => {
    const look = {
      ...defaultLook,
      texts: { ru: { header: 'р', top: '', bottom: '' }, en: { header: 'e', top: '', bottom: '' } },
    }
    expect(textsFor(look, 'es')).toEqual({ texts: look.texts.en, lang: 'en' })
    expect(textsFor(look, 'en').texts.header).toBe('e')
    expect(textsFor(look, 'ru')).toEqual({ texts: look.texts.ru, lang: 'ru' })
  })

  it('LAND-03 whatever comes is read at once and says nothing that turns the direction', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostileHtml),
      fc.string({ unit: 'grapheme' }),
      fc.constant('<a <!--'),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const given = pieces.join('')
        const shown = landingText(given)
        if (shown) expect([...shown.text].length).toBeLessThanOrEqual(300)
        expect(wordsOf(given)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['<', '<!--', '<script>', '<a ', '&', '<b><b '])(
    'LAND-03 100,000 times %s costs no more than counting to 200 million',
    async (piece) => {
      const text = piece.repeat(100_000)
      expect(await costOf(() => wordsOf(text))).toBeLessThan(10)
    },
  )
})
