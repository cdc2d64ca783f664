'use client'
import {
  Button,
  ComboBox,
  type CreatedTheme,
  DatePicker,
  Dialog,
  Menu,
  NotificationProvider,
  TextField,
  ThemeProvider,
  useNotifications,
} from '@wherry/ui'
import { type ReactNode, useState } from 'react'
import theme from './theme.json'

const cities = ['Lisbon', 'London', 'Lyon', 'Porto']

function Form({ children }: { children: ReactNode }) {
  const notifications = useNotifications()
  const [name, setName] = useState('')
  const [city, setCity] = useState('')
  const [day, setDay] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const [order, setOrder] = useState('price')
  const found = cities.filter((each) => each.toLowerCase().startsWith(city.toLowerCase()))
  return (
    <main style={{ display: 'grid', gap: 16, maxWidth: 420, padding: 24 }}>
      <h1>Harbour Tours</h1>
      {children}
      <TextField label="Name" value={name} onChange={setName} />
      <ComboBox
        label="City"
        inputValue={city}
        onInputChange={setCity}
        groups={[{ key: 'cities', items: found }]}
        getKey={String}
        getText={String}
        onSelect={setCity}
        status={`${found.length} found`}
        fullScreen="never"
      />
      <DatePicker label="Day" today="2030-05-06" value={day} onChange={setDay} />
      <Menu
        mode="radio"
        label="Order"
        trigger={<Button variant="outline">Order: {order}</Button>}
        groups={[
          {
            key: 'orders',
            items: [
              { value: 'price', label: 'By price' },
              { value: 'time', label: 'By time' },
            ],
          },
        ]}
        value={order}
        onChange={setOrder}
      />
      <Button onClick={() => setAsked(true)}>Book</Button>
      <Dialog
        isOpen={asked}
        onOpenChange={setAsked}
        title="Book this tour?"
        footer={
          <Button
            onClick={() => {
              setAsked(false)
              notifications.show({ tone: 'positive', title: 'Booked' })
            }}
          >
            Yes, book
          </Button>
        }
      >
        {name || 'Nobody'} goes to {city || 'nowhere'} on {day ?? 'no day'}.
      </Dialog>
    </main>
  )
}

/** A partner's page in the partner's own colour. The theme was made beforehand, so its engine is not in the bundle. */
export function Screen({ children, overlays }: { children?: ReactNode; overlays?: HTMLElement }) {
  return (
    <ThemeProvider theme={theme as CreatedTheme} portalContainer={overlays ?? null}>
      <NotificationProvider>
        <Form>{children}</Form>
      </NotificationProvider>
    </ThemeProvider>
  )
}
