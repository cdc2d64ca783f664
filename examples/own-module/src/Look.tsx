import { useModule } from '@wherry/booking'
import { type CreatedTheme, ThemeProvider } from '@wherry/ui'
import { type ReactNode, useEffect } from 'react'
import theme from './theme.json'

/** Applies our colour, and the language that the visitor has chosen. */
export function Look({ children }: { children: ReactNode }) {
  const { lang } = useModule()
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  return (
    <ThemeProvider theme={theme as CreatedTheme} locale={lang}>
      {children}
    </ThemeProvider>
  )
}
