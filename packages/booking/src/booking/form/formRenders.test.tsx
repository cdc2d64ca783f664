import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Draft } from '../../kernel/model/booking.ts'
import { emptyTripForm } from '../../kernel/model/trip.ts'
import { createFakeClock } from '../../testing/fakePlatform.ts'
import { guestSettings, openForm } from '../../testing/pages/openForm.tsx'
import { partsAround } from '../../testing/profiled.tsx'
import {
  createAirport,
  createFullDraft,
  createHouse,
  createOffer,
  createOrderTrip,
  fixtureNow,
} from '../../testing/samples/fixtures.ts'
import { examples } from '../../wire/examples.ts'
import { rideOf } from '../draft/draft.ts'
import type { BookingAction } from '../state/bookingActions.ts'

/** Names of the parts that have rendered, in their order. */
const { rendered } = vi.hoisted(() => ({ rendered: [] as string[] }))

vi.mock('./pay/ChangeNotice.tsx', async (original) => profiledPart('notice', original))
vi.mock('./trip/TripSection.tsx', async (original) => profiledPart('trip', original))
vi.mock('./trip/WayBack.tsx', async (original) => profiledPart('way back', original))
vi.mock('./people/PassengersSection.tsx', async (original) => profiledPart('passengers', original))
vi.mock('./extras/ExtrasSection.tsx', async (original) => profiledPart('extras', original))
vi.mock('./company/CompanySection.tsx', async (original) => profiledPart('company', original))
vi.mock('./company/ViewersSection.tsx', async (original) => profiledPart('viewers', original))
vi.mock('./extras/WishesSection.tsx', async (original) => profiledPart('wishes', original))
vi.mock('./pay/BonusPlate.tsx', async (original) => profiledPart('bonus', original))
vi.mock('./pay/Agreement.tsx', async (original) => profiledPart('agreement', original))
vi.mock('./trip/TripCard.tsx', async (original) => profiledPart('trip card', original))
vi.mock('./pay/ChangeList.tsx', async (original) => profiledPart('changes', original))
vi.mock('./pay/PriceSummary.tsx', async (original) => profiledPart('sum', original))
vi.mock('./pay/PayBlock.tsx', async (original) => profiledPart('pay block', original))
vi.mock('./pay/PayBar.tsx', async (original) => profiledPart('pay bar', original))
vi.mock('./BookingDialogs.tsx', async (original) => profiledPart('dialogs', original))

async function profiledPart(name: string, original: () => Promise<object>) {
  const { profiled } = await import('../../testing/profiled.tsx')
  return profiled(name, await original(), (part) => rendered.push(part))
}

const company = {
  ...examples.settingUser.answer.result,
  ...{ user_id: 7, role: 'corporate', phone: '33600000007' },
  ...{ allow_coordinator: true, cost_center_control: 1, policy_mode: 'warn', reference_trip: true },
  ...{ show_internal_number_order: 1, show_internal_number_trip: 1 },
}

const blank = { form: emptyTripForm, viewers: ['+4'] }
const oneWay = createFullDraft(blank)
const back = createFullDraft({
  ...blank,
  from: createHouse(),
  to: createAirport(),
  offer: createOffer({ routeType: 'SUBURB_AIRPORT' }),
})
const { carClass } = oneWay.offer
const change = { orderId: '7', transaction: 'tr-7', number: '7' }

/** Forms that a person may have before them: what they book, and who they are. */
const forms: readonly [name: string, draft: Draft, settings: object, ...actions: BookingAction[]][] = [
  ['a ride', oneWay, guestSettings],
  ['two rides', { ...oneWay, returnRide: rideOf(back) }, guestSettings],
  [
    'a car by the hour',
    {
      ...oneWay,
      to: null,
      durationSeconds: 7200,
      offer: createOffer({ routeType: 'AIRPORT_RENT', finish: 'rent' }),
    },
    guestSettings,
  ],
  [
    'a company’s large car outside its policy',
    {
      ...oneWay,
      adults: 2,
      offer: createOffer({ isOutOfPolicy: true, carClass: { ...carClass, capacity: 8 } }),
    },
    company,
  ],
  [
    'an order that is changed',
    oneWay,
    company,
    {
      type: 'prefilled',
      draft: {},
      change,
      earlier: { action: 'change', trip: createOrderTrip({ orderId: '7' }) },
    },
  ],
  ['a form that was refused', oneWay, guestSettings, { type: 'submitted', payment: 'cash', ok: false }],
]

/**
 * Parts outside of a field's own that show what is typed into it. The first passenger's name and phone stand in for a
 * sign and a coordinator without ones of their own, and tell for whom the ride is; other texts take room of the comment.
 */
const readers: readonly [field: RegExp, parts: readonly string[]][] = [
  [/first and last name|company name/i, ['trip', 'trip back', 'way back', 'extras', 'company', 'changes']],
  [/mobile phone/i, ['company', 'viewers', 'changes']],
  [/why this car/i, ['wishes', 'changes']],
  [/./, ['changes']],
]

const nameOf = (field: HTMLInputElement | HTMLTextAreaElement) =>
  field.ariaLabel ?? field.labels?.[0]?.textContent ?? ''

/** The form, with all that folds unfolded. No timer of it runs, and no call but that for the settings is answered. */
async function open(draft: Draft, settings: object, actions: readonly BookingAction[]) {
  const platform = { clock: createFakeClock(fixtureNow) }
  const { container } = await openForm({ draft, settings, actions, platform })
  await vi.waitFor(() => expect(container.querySelector('textarea')).not.toBeNull())
  for (const folded of container.querySelectorAll<HTMLElement>(
    'form [aria-expanded="false"]:not(input, [aria-haspopup])',
  ))
    folded.click()
  // Parts that come later, such as the formatting of phones, have come.
  await vi.waitFor(async () => {
    rendered.length = 0
    for (let frame = 0; frame < 30; frame++) await settled()
    expect(rendered).toEqual([])
  })
  return container
}

/** Resolves once React has rendered all that a key has changed. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

describe('a key in a field of the booking form', () => {
  it.each(forms)(
    'renders its own part alone, and those that show the field: %s',
    async (_, draft, settings, ...actions) => {
      const container = await open(draft, settings, actions)
      const fields = [
        ...container.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'form :is(input, textarea):not([type=checkbox], [type=radio], [role=spinbutton], :disabled)',
        ),
      ]
      expect(fields.length).toBeGreaterThan(8)
      const faults: string[] = []
      for (const field of fields) {
        field.focus()
        await settled()
        rendered.length = 0
        const before = field.value
        await userEvent.keyboard('7')
        await settled()
        const own = partsAround(field)
        const name = nameOf(field)
        const mayRender = readers.find(([pattern]) => pattern.test(name))?.[1] ?? []
        const others = new Set(rendered.filter((part) => !own.includes(part) && !mayRender.includes(part)))
        if (field.value === before) faults.push(`${name}: nothing was typed`)
        if (!own.every((part) => rendered.includes(part)))
          faults.push(`${name}: its own part stays as it was`)
        if (others.size > 0) faults.push(`${name}: ${[...others].join(', ')}`)
        await userEvent.keyboard('{Escape}')
      }
      expect(faults).toEqual([])
    },
  )
})
