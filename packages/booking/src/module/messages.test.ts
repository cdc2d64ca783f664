import { describe, expect, it, vi } from 'vitest'
import { languages } from '../kernel/values/language.ts'
import type { Table } from '../messages/translation.ts'
import { createMessages } from './messages.ts'

describe('createMessages', () => {
  it('I18N-04 loads a language only when it is used, and once', async () => {
    const loadTable = vi.fn(async (_own: object, lang: string, set: string) => ({ [set]: { in: lang } }))
    const messages = createMessages({ report() {}, wait() {}, loadTable })
    expect(messages.translator('ru', 'search')).toBeNull()
    await Promise.all([messages.load('ru', 'search'), messages.load('ru', 'search')])
    expect(loadTable.mock.calls).toEqual([[{}, 'ru', 'search']])
    expect(messages.translator('ru', 'search')).toBe(messages.translator('ru', 'search'))
  })

  it('I18N-04 a change of language loads what was loaded before', async () => {
    const loadTable = vi.fn(async (_own: object, lang: string, set: string) => ({ [set]: { in: lang } }))
    const messages = createMessages({ report() {}, wait() {}, loadTable })
    await messages.load('en', 'order')
    await messages.follow('es')
    expect(messages.translator('es', 'order')).not.toBeNull()
    expect(loadTable).not.toHaveBeenCalledWith({}, 'ru', expect.anything())
  })

  it('I18N-04 a table that did not load is asked for again', async () => {
    const loadTable = vi.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ a: 'b' })
    let forget = () => {}
    const messages = createMessages({
      report() {},
      wait(run) {
        forget = run
      },
      loadTable,
    })
    await expect(messages.load('en', 'search')).rejects.toThrow('chunk')
    expect(messages.failure('en', 'order')).toMatchObject({ message: 'chunk' })
    forget()
    expect(messages.failure('en', 'order')).toBeNull()
    await messages.load('en', 'search')
    expect(messages.translator('en', 'search')).not.toBeNull()
  })

  it('I18N-01 a missing key falls back to en and is reported', async () => {
    const report = vi.fn()
    const messages = createMessages({
      report,
      wait() {},
      loadTable: async (_own, lang): Promise<Table> => (lang === 'en' ? { a: 'English' } : { b: 'да' }),
    })
    await messages.load('ru', 'search')
    const t = messages.translator('ru', 'search') as unknown as (key: string) => string
    t('a')
    await vi.waitFor(() => expect(t('a')).toBe('English'))
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: 'No text for a' }))
  })

  it.each(languages)('I18N-01 the real texts of %s write the words of every screen', async (lang) => {
    const messages = createMessages({
      report(error) {
        throw error
      },
      wait() {},
    })
    await messages.load(lang, 'search')
    const t = messages.translator(lang, 'search')
    expect(t?.('Finder.from')).toBe({ en: 'From', ru: 'Откуда', es: 'Recogida' }[lang])
  })
})
