import { languageOf } from '@wherry/booking/domain/language.ts'
import { ButtonLink } from '@wherry/ui/components/Button/Button.tsx'
import { EmptyState } from '@wherry/ui/components/EmptyState/EmptyState.tsx'
import { BrandMark } from '@wherry/ui/illustrations/BrandMark.tsx'
import { ThemeProvider, themeNames } from '@wherry/ui/themes/ThemeProvider.tsx'
import { createRoot } from 'react-dom/client'
import * as css from './opaque.css.ts'

const texts = {
  en: [
    'This page cannot be booked on from inside a sandbox.',
    'In a new tab it works as usual.',
    'Open the booking in a new tab',
  ],
  ru: [
    'Внутри изолированной рамки забронировать нельзя.',
    'В новой вкладке всё работает как обычно.',
    'Открыть бронирование в новой вкладке',
  ],
  es: [
    'No se puede reservar dentro de un marco aislado.',
    'En una pestaña nueva funciona como siempre.',
    'Abrir la reserva en una pestaña nueva',
  ],
} as const

/**
 * What a frame of opaque origin (a sandbox without `allow-same-origin`) shows: it can neither keep anything nor say who
 * it is, so nothing of the module is loaded.
 *
 * @param place holds all that is shown.
 * @param address of the frame: it names the language and the theme, and is where the new tab goes.
 */
export function showOpaque(place: HTMLElement, address: string): void {
  const url = new URL(address)
  const { searchParams: query } = url
  const lang = languageOf(query.get('lang'), ...navigator.languages)
  const theme = themeNames.find((name) => name === query.get('theme'))
  for (const name of ['inst', 'parent']) query.delete(name)
  const [title, text, label] = texts[lang]
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
              {label}
            </ButtonLink>
          }
        >
          {text}
        </EmptyState>
      </main>
    </ThemeProvider>,
  )
}
