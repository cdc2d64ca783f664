import { describe, expect, it } from 'vitest'
import type { Lang } from '../../kernel/values/language.ts'
import { createMessages } from '../../module/messages.ts'
import type { Failure } from '../state/progress.ts'
import { failureText } from './failureText.ts'

async function say(lang: Lang, failure: Failure): Promise<string> {
  const messages = createMessages({
    report(error) {
      throw error
    },
    wait() {},
  })
  await messages.load(lang, 'order')
  const t = messages.translator(lang, 'order')
  if (!t) throw new Error('No texts')
  return failureText(failure, t).replace(/[\u2068\u2069]/g, '')
}

describe('failureText', () => {
  it.each([
    ['en', 'The payment page did not open. The bank is closed.'],
    ['ru', 'Страница оплаты не открылась. The bank is closed.'],
    ['es', 'La página de pago no se ha abierto. The bank is closed.'],
  ] as const)('BOOK-49 in %s a failed pay-url names the step and says the message', async (lang, text) => {
    const failure = { step: 'payment', reason: 'refused' } as const
    expect(await say(lang, { ...failure, message: 'The bank is closed.' })).toBe(text)
    expect(await say(lang, { ...failure, message: 'The bank is closed ' })).toBe(text)
  })

  it('BOOK-49 a pay-url that was not answered names the step, too', async () => {
    expect(await say('en', { step: 'payment', reason: 'timeout', message: null })).toBe(
      'The payment page did not open. Our server took too long to answer. Try again.',
    )
  })

  it.each([
    [
      'en',
      'The payment page did not open. Its address is not among the payment pages we trust, so we did not go there.',
    ],
    [
      'ru',
      'Страница оплаты не открылась. Её адреса нет среди страниц оплаты, которым мы доверяем, поэтому мы туда не перешли.',
    ],
    [
      'es',
      'La página de pago no se ha abierto. Su dirección no está entre las páginas de pago en las que confiamos, por eso no la hemos abierto.',
    ],
  ] as const)('EMBED-10 in %s a pay page that is not listed is told of', async (lang, text) => {
    expect(await say(lang, { step: 'payment', reason: 'untrusted', message: null })).toBe(text)
  })

  it('BOOK-49 a failed booking says the message alone', async () => {
    expect(await say('en', { step: 'booking', reason: 'refused', message: 'No car is left.' })).toBe(
      'No car is left.',
    )
  })
})
