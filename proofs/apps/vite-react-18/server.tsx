import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Screen } from './Screen.tsx'

/** The page as plain Node draws it: the package is imported, not bundled. */
export const page = () =>
  renderToString(
    <StrictMode>
      <Screen />
    </StrictMode>,
  )
