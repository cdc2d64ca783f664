import './whole.css'
import { ThemeProvider } from '@wherry/ui'
import { mount } from './mount.tsx'

mount(
  <ThemeProvider theme="auto" locale="en">
    <main>
      <h1>Harbour Tours</h1>
    </main>
  </ThemeProvider>,
)
