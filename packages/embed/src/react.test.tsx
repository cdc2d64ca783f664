import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { WherryModule } from './react.tsx'

const baseUrl = `${location.origin}/no-such-module/transfer`
const element = () => document.querySelector('wherry-module')!
const frame = () => element().shadowRoot?.querySelector('iframe')
const say = (type: string, detail: unknown) =>
  element().dispatchEvent(new CustomEvent(`wherry:${type}`, { detail, cancelable: true }))

it('EMBED-08 the React component takes the same options', async () => {
  await render(
    <StrictMode>
      <WherryModule
        baseUrl={baseUrl}
        partner="77"
        section="rent"
        lang="es"
        accent="#FFDD2D"
        hideMenu
        fromIata="IST"
        childrenCount={2}
        referral="letter"
        redirectOrigins={['https://pay.example', 'https://bank.example']}
        className="booking"
      />
    </StrictMode>,
  )
  await vi.waitFor(() => expect(frame()).toBeTruthy())
  const url = new URL(frame()!.src)
  expect(url.pathname).toBe('/no-such-module/transfer/rent')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    partner: '77',
    lang: 'es',
    accent: 'FFDD2D',
    menu: '0',
    from_iata: 'IST',
    children: '2',
    ref: 'letter',
  })
  expect(element().getAttribute('redirect-origins')).toBe('https://pay.example https://bank.example')
  expect(element().className).toBe('booking')
})

it('EMBED-08 a changed prop reaches the standing frame, and events reach the latest callbacks', async () => {
  const first = vi.fn()
  const latest = vi.fn()
  const screen = await render(<WherryModule baseUrl={baseUrl} theme="light" onPriceSelected={first} />)
  await vi.waitFor(() => expect(frame()).toBeTruthy())
  const before = frame()
  await screen.rerender(<WherryModule baseUrl={baseUrl} theme="dark" onPriceSelected={latest} />)
  expect(element().getAttribute('theme')).toBe('dark')
  expect(frame()).toBe(before)
  say('price-selected', { value: 20 })
  expect(first).not.toHaveBeenCalled()
  expect(latest.mock.calls[0]?.[0]).toEqual({ value: 20 })
  await screen.rerender(<WherryModule baseUrl={baseUrl} childrenCount={1} />)
  expect(element().hasAttribute('theme')).toBe(false)
  expect(element().getAttribute('children')).toBe('1')
  say('price-selected', { value: 30 })
  expect(latest).toHaveBeenCalledTimes(1)
})

it('EMBED-08 on a server it is the bare element with its options', () => {
  expect(
    renderToString(<WherryModule baseUrl="https://booking.example/transfer" partner="7" lang="ru" />),
  ).toBe('<wherry-module base-url="https://booking.example/transfer" partner="7" lang="ru"></wherry-module>')
})
