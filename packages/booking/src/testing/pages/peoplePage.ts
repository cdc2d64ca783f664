import { expect, userEvent, within } from 'storybook/test'
import type { CarPicture } from '../../kernel/model/offer.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { choiceOf } from '../../search/index.ts'
import { type Canvas, typedDay } from './bookingPage.tsx'

/** The parameters of a story in which a customer of the sandbox is signed in. */
export const signedIn = (
  userId: number,
  wrapFetch?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch,
) => ({
  sandbox: { sessions: [{ token: `token-${userId}`, userId }] },
  module: {
    prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', `token-${userId}`, 3600),
    ...(wrapFetch && { wrapFetch }),
  },
})

/** Chooses the first car of a class. */
export const car =
  (picture: CarPicture) =>
  ({ stores: { finder } }: ModuleCore) => {
    const offer = finder.get().offers.list.find(({ carClass }) => carClass.picture === picture)
    if (offer) finder.dispatch(choiceOf(finder.get(), offer))
  }

/** A text field by its name. */
export const field = (canvas: Canvas, name: RegExp | string) => canvas.findByRole('textbox', { name })
/** Replaces the text of a field. */
export const enter = async (canvas: Canvas, name: RegExp | string, text: string) => {
  const input = await field(canvas, name)
  await userEvent.clear(input)
  await userEvent.type(input, text)
  return input
}

/** Fills in everything that a ride from an airport needs about the ride and its passenger. */
export async function enterRide(canvas: Canvas, phone = '+905321184027') {
  await enter(canvas, /Flight number/, 'TK 1985')
  await userEvent.type(canvas.getByLabelText('Landing date'), typedDay())
  await userEvent.type(canvas.getByLabelText('Landing time'), '09:45')
  await userEvent.keyboard('{Escape}')
  await enter(canvas, 'First and last name', 'Katharina Freifrau von Ahlefeldt')
  await enter(canvas, /^Mobile phone/, phone)
  await enter(canvas, /^E-mail for the voucher/, 'k.vonahlefeldt@example.com')
}

/** Texts of the summary of errors, without its heading. */
export const wrongIn = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: /put right|another look/ }))
    .getAllByRole('link')
    .map((link) => link.textContent?.replace(/[\u2068\u2069]/g, ''))

/** Viewports of a story on the narrowest phone, which has `globals: { viewport: { value: 'phone' } }`. */
export const phones = { options: { phone: { name: '320', styles: { width: '320px', height: '720px' } } } }

/** Checks that nothing is wider than the phone. */
export const isWithin = ({ ownerDocument: { documentElement: page } }: HTMLElement) =>
  expect([page.clientWidth, page.scrollWidth]).toEqual([320, 320])
