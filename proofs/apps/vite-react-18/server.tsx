import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Screen } from './Screen.tsx'

/** Renders the page in plain Node, where the package is imported and not bundled. */
export const page = () =>
  renderToString(
    <StrictMode>
      <Screen />
    </StrictMode>,
  )
