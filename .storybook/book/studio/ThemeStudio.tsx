import { Spinner, Tabs, ThemeProvider } from '@wherry/ui'
import { createTheme } from '@wherry/ui/accent'
import { Board } from '@wherry/ui/testing/board/Board.tsx'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import '../book.css'
import { StudioContrast } from './StudioContrast.tsx'
import { StudioInputs } from './StudioInputs.tsx'
import { StudioOutputs } from './StudioOutputs.tsx'
import { type StudioOptions, themeOptions } from './studioOptions.ts'

const StudioScreen = lazy(() => import('./StudioScreen.tsx'))

export interface ThemeStudioProps {
  /** Inputs from the address; another set replaces those of the page. */
  given: StudioOptions
  /** View at first. @default 'components' */
  view?: string
}

const screens = { finder: 'Finder', booking: 'Booking', confirmation: 'Confirmation' } as const
const isSame = (one: StudioOptions, other: StudioOptions) => JSON.stringify(one) === JSON.stringify(other)

/** Page on which a theme is made: inputs, everything that it colours, the proof of its contrast, and its outputs. */
export function ThemeStudio({ given, view = 'components' }: ThemeStudioProps) {
  const [options, setOptions] = useState(given)
  const [seen, setSeen] = useState(given)
  if (!isSame(seen, given)) {
    setSeen(given)
    setOptions(given)
  }
  const theme = useMemo(() => createTheme(themeOptions(options)), [options])
  const made = (children: ReactNode) => (
    <ThemeProvider theme={theme}>
      <div className="studio-made">{children}</div>
    </ThemeProvider>
  )
  return (
    <div className="book-page studio-page" lang="en" dir="ltr">
      <h1>Theme studio</h1>
      <p className="book-lead">
        One colour makes a whole theme. Each text in it can be read and each control can be seen, whatever the
        colour.
      </p>
      <div className="studio">
        <StudioInputs options={options} onChange={setOptions} />
        <div>
          <Tabs
            label="Views"
            defaultValue={view}
            tabs={[
              { value: 'components', label: 'Components', children: made(<Board />) },
              ...Object.entries(screens).map(([value, label]) => ({
                value,
                label,
                children: made(
                  <Suspense fallback={<Spinner label="The screen is coming" />}>
                    <StudioScreen key={value} screen={value as keyof typeof screens} />
                  </Suspense>,
                ),
              })),
              { value: 'contrast', label: 'Contrast', children: <StudioContrast theme={theme} /> },
            ]}
          />
          <section className="book-part">
            <h2>Take it with you</h2>
            <StudioOutputs theme={theme} options={options} />
          </section>
        </div>
      </div>
    </div>
  )
}
