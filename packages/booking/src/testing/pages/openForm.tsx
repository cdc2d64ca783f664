import { ThemeProvider } from '@wherry/ui'
import { Suspense } from 'react'
import { render } from 'vitest-browser-react'
import { BookingScreen } from '../../booking/form/BookingScreen.tsx'
import { bookingStore } from '../../booking/order/useBooking.ts'
import type { BookingAction } from '../../booking/state/bookingActions.ts'
import type { SavedBooking } from '../../booking/state/bookingState.ts'
import { createModule } from '../../createModule.ts'
import type { Draft } from '../../kernel/model/booking.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { examples } from '../../wire/examples.ts'
import { createFakePlatform, type PlatformParts } from '../fakePlatform.ts'
import { createFullDraft } from '../samples/fixtures.ts'

/** The user's settings of somebody who is not signed in, as the service answers them. */
export const guestSettings = { ...examples.settingUser.answer.result, user_id: null }

interface OpenFormOptions {
  /** @default a complete draft */
  draft?: Draft
  /** The order that was made of the draft. @default null */
  order?: SavedBooking['order']
  /** The user's settings. @default those of a guest */
  settings?: object
  /** Actions after the draft is there. @default none */
  actions?: readonly BookingAction[]
  /** Parts of the platform that replace the fake ones. @default none */
  platform?: PlatformParts
}

/** Opens the booking form with a draft, as a reload does. No call but that for the settings is answered. */
export async function openForm(options: OpenFormOptions = {}) {
  const { draft = createFullDraft(), order = null, settings = guestSettings, actions = [] } = options
  const platform = createFakePlatform({
    fetch: (address) =>
      String(address).includes('get-setting-user')
        ? Promise.resolve(Response.json({ result: settings }))
        : new Promise(() => {}),
    ...options.platform,
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const store = bookingStore(module)
  const quotedAt = platform.clock.now()
  store.dispatch({
    type: 'restored',
    kept: { draft, quotedAt, intentId: 'i', sent: null, lost: null, order },
  })
  for (const action of actions) store.dispatch(action)
  const { container } = await render(
    <ThemeProvider>
      <ModuleProvider module={module}>
        <Suspense>
          <BookingScreen onBack={() => {}} onMissing={() => {}} onBooked={() => {}} />
        </Suspense>
      </ModuleProvider>
    </ThemeProvider>,
  )
  return { container, module, platform }
}
