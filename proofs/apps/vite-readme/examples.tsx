import { type CreatedTheme, ThemeProvider } from '@wherry/ui'
import type { ReactNode } from 'react'
import { AsyncComboBox } from './AsyncComboBox.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { DateAndTime } from './DateAndTime.tsx'
import { Example } from './Example.tsx'
import { mount } from './mount.tsx'
import { Notify } from './Notify.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { Search } from './partners/Search.tsx'
import partnersTheme from './partners/src/theme.json'
import theme from './src/theme.json'
import { Example as Start } from './start/Example.tsx'
import { Themed } from './Themed.tsx'

/** What the visitor did, for the test to read: the examples leave it to the page. */
const told: string[] = []
Object.assign(window, { told })
const tell = (text: string) => void told.push(text)
const themed = (part: ReactNode) => <ThemeProvider locale="en">{part}</ThemeProvider>

const examples: Record<string, ReactNode> = {
  Example: <Example />,
  Themed: <Themed json={theme as CreatedTheme} />,
  DateAndTime: themed(<DateAndTime today="2030-05-06" />),
  AsyncComboBox: themed(<AsyncComboBox onSelect={({ id }) => tell(id)} />),
  OrderMenu: themed(<OrderMenu onCopy={() => tell('copied')} onRemove={() => tell('removed')} />),
  CancelDialog: themed(
    <CancelDialog onCancel={() => fetch('/cancel').then(async (answer) => tell(await answer.text()))} />,
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
