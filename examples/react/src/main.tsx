import '@wherry/ui/fonts.css'
import './site.css'
import { type CreatedTheme, NotificationProvider, ThemeProvider } from '@wherry/ui'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Site } from './Site.tsx'
import theme from './theme.json'

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <ThemeProvider theme={theme as CreatedTheme} locale="en">
      <NotificationProvider>
        <Site />
      </NotificationProvider>
    </ThemeProvider>
  </StrictMode>,
)
