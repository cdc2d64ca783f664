import { type CreatedTheme, ThemeProvider } from '@wherry/ui'
import type { ReactNode } from 'react'
import { AsyncComboBox } from './AsyncComboBox.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { DateAndTime } from './DateAndTime.tsx'
import { Example } from './Example.tsx'
import { FlightNumber } from './FlightNumber.tsx'
import { HookForm } from './HookForm.tsx'
import { mount } from './mount.tsx'
import { Notify } from './Notify.tsx'
import { OrderForm } from './OrderForm.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { Search } from './partners/Search.tsx'
import partnersTheme from './partners/src/theme.json'
import './parts.css'
import theme from './src/theme.json'
import { Example as Start } from './start/Example.tsx'
import { TanStackForm } from './TanStackForm.tsx'
import { Themed } from './Themed.tsx'

/** Calls that the examples make for the visitor's actions; the test reads them. */
const told: string[] = []
Object.assign(window, { told })
const tell = (text: string) => void told.push(text)
const themed = (part: ReactNode) => <ThemeProvider locale="en">{part}</ThemeProvider>

const examples: Record<string, ReactNode> = {
  Example: <Example />,
  Themed: <Themed json={theme as CreatedTheme} />,
  DateAndTime: themed(<DateAndTime today="2030-05-06" />),
  AsyncComboBox: themed(<AsyncComboBox onSelect={({ id }) => tell(id)} />),
  OrderForm: themed(
    <OrderForm
      send={async (order) => {
        tell(JSON.stringify([...order]))
        return order.get('sign') === 'Ann' ? { sign: 'Your whole name' } : {}
      }}
    />,
  ),
  HookForm: themed(<HookForm today="2030-05-06" send={(order) => tell(JSON.stringify(order))} />),
  TanStackForm: themed(<TanStackForm send={(order) => tell(JSON.stringify(order))} />),
  OrderMenu: themed(<OrderMenu onCopy={() => tell('copied')} onRemove={() => tell('removed')} />),
  CancelDialog: themed(
    <CancelDialog onCancel={() => fetch('/cancel').then(async (answer) => tell(await answer.text()))} />,
  ),
  FlightNumber: themed(
    <div className="my-form">
      <FlightNumber />
    </div>,
  ),
  Notify: <Notify />,
  Start: <Start />,
  Search: <Search theme={partnersTheme as CreatedTheme} today="2030-05-06" />,
}

mount(
  <main>
    <h1>Harbour Tours</h1>
    {examples[location.hash.slice(1)]}
  </main>,
)
