import { WherryModule, type WherryModuleProps } from '@wherry/embed/react'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Heard = readonly [at: number, name: string, detail: object]

const place = document.getElementById('booking')!
const options = JSON.parse(place.dataset['options'] ?? '{}') as WherryModuleProps
const { heading = '', none = '' } = place.dataset

/** The module in a React application: its events are callbacks. */
function Booking() {
  const [heard, setHeard] = useState<readonly Heard[]>([])
  const hear = (name: string) => (detail: object) =>
    setHeard((before) => [[before.length, name, detail], ...before])
  return (
    <div className="beside with-side">
      <WherryModule
        {...options}
        onReady={hear('onReady')}
        onRoute={hear('onRoute')}
        onStep={hear('onStep')}
        onResults={hear('onResults')}
        onPriceSelected={hear('onPriceSelected')}
        onLoginNeeded={hear('onLoginNeeded')}
        onBooked={hear('onBooked')}
        onRedirect={hear('onRedirect')}
        onTrack={hear('onTrack')}
        onError={hear('onError')}
      />
      <div className="side">
        <section>
          <h2>{heading}</h2>
          <ol id="events">
            {heard.map(([at, name, detail]) => (
              <li key={at}>
                <b>{name}</b> {JSON.stringify(detail)}
              </li>
            ))}
          </ol>
          <p>{none}</p>
        </section>
      </div>
    </div>
  )
}

createRoot(place).render(
  <StrictMode>
    <Booking />
  </StrictMode>,
)
