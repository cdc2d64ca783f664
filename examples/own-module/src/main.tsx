import '@wherry/ui/fonts.css'
import './site.css'
import { createModule, ModuleProvider } from '@wherry/booking'
import { browserPlatform, takeToken } from '@wherry/booking/platform/browser'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { Look } from './Look.tsx'
import { Rides } from './Rides.tsx'

const basePath = '/rides'
// A visitor returns from a payment with a receipt in the address; it is removed, since nobody else may read it.
takeToken()
const module = createModule({
  platform: browserPlatform(),
  config: {
    apiBase: 'https://api.example.com',
    redirectOrigins: ['https://pay.example.com'],
    basePath,
    lang: new URLSearchParams(location.search).get('lang') === 'es' ? 'es' : 'en',
    sections: { transfer: true, rent: true, yacht: true },
  },
})

// Loads the texts of the first screen.
await module.prepare()
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <ModuleProvider module={module}>
      <Look>
        <Router base={basePath}>
          <Rides />
        </Router>
      </Look>
    </ModuleProvider>
  </StrictMode>,
)
