import { languageOf } from '@wherry/booking/domain/language.ts'
import { loadMessages, type MessageKey } from '@wherry/booking/messages/load.ts'
import { createTranslator } from '@wherry/booking/messages/translator.ts'
import { ButtonLink } from '@wherry/ui/components/Button/Button.tsx'
import { EmptyState } from '@wherry/ui/components/EmptyState/EmptyState.tsx'
import { BrandMark } from '@wherry/ui/illustrations/BrandMark.tsx'
import { ThemeProvider, themeNames } from '@wherry/ui/themes/ThemeProvider.tsx'
import { createRoot } from 'react-dom/client'
import * as css from './opaque.css.ts'

/**
 * What a frame of opaque origin (a sandbox without `allow-same-origin`) shows: it can neither keep anything nor say who
 * it is, so nothing of the module is loaded.
 *
 * @param place holds all that is shown.
 * @param address of the frame: it names the language and the theme, and is where the new tab goes.
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
