import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

export const mount = (screen: ReactNode) =>
  createRoot(document.getElementById('app')!).render(<StrictMode>{screen}</StrictMode>)
