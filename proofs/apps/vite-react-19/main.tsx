import styles from '@wherry/ui/styles.css?inline'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Screen } from './Screen.tsx'

const shadow = document.getElementById('app')!.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
shadow.adoptedStyleSheets = [sheet]
const root = document.createElement('div')
const overlays = document.createElement('div')
overlays.id = 'overlays'
shadow.append(root, overlays)

createRoot(root).render(
  <StrictMode>
    <Screen overlays={overlays} />
  </StrictMode>,
)
