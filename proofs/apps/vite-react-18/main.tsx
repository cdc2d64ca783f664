import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Screen } from './Screen.tsx'

hydrateRoot(
  document.getElementById('app')!,
  <StrictMode>
    <Screen />
  </StrictMode>,
)
