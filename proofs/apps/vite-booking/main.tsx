import { defineModule } from '@wherry/embed'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { platform } from './platform.ts'
import { createBooking, Search } from './readmeOfBooking.tsx'
import { Booking } from './readmeOfEmbed.tsx'

defineModule(window, { baseUrl: 'https://booking.example/transfer' })

const { ready, Frame } = createBooking(platform)
ready.then(() =>
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <main>
        <h1>Harbour Tours</h1>
        <Frame>
          <Search onChosen={() => undefined} />
        </Frame>
        <Booking />
      </main>
    </StrictMode>,
  ),
)
