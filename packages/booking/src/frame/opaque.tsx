import { BrandMark, ButtonLink, EmptyState, ThemeProvider, themeNames } from '@wherry/ui'
import { createRoot } from 'react-dom/client'
import { languageOf } from '../kernel/values/language.ts'
import { loadMessages, type MessageKey } from '../messages/load.ts'
import { createTranslator } from '../messages/translator.ts'
import * as css from './opaque.css.ts'

/**
 * Shows a text in a frame of opaque origin (a sandbox without `allow-same-origin`). Such a frame has no storage and no
 * origin, so nothing of the module is loaded.
 *
 * @param place container of the text.
 * @param address address of the frame. It has the language and the theme, and the new tab opens it.
 */
export async function showOpaque(place: HTMLElement, address: string): Promise<void> {
  const url = new URL(address)
  const { searchParams: query } = url
  const lang = languageOf(query.get('lang'), ...navigator.languages)
  const theme = themeNames.find((name) => name === query.get('theme'))
  for (const name of ['inst', 'parent']) query.delete(name)
  const t = createTranslator<MessageKey<'page'>>(lang, [await loadMessages(lang, 'page')])
  const title = t('page.sandboxed.title')
  const page = place.ownerDocument
  page.documentElement.lang = lang
  page.title = `${title} · Wherry`
  createRoot(place).render(
    <ThemeProvider theme={theme} locale={lang}>
      <main className={css.page}>
        <span className={css.brand}>
          <BrandMark />
          Wherry
        </span>
        <EmptyState
          level={1}
          title={title}
          actions={
            <ButtonLink href={url.href} target="_blank" rel="noopener noreferrer">
              {t('page.sandboxed.open')}
            </ButtonLink>
          }
        >
          {t('page.sandboxed.text')}
        </EmptyState>
      </main>
    </ThemeProvider>,
  )
}
