import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { useT } from '../../module/useT.ts'
import type { FakePlatform } from '../../testing/fakePlatform.ts'
import { type ModuleParameters, withModule } from '../../testing/pages/storyModule.tsx'
import { missingPart } from '../../testing/samples/missingPart.ts'
import { lazyPart } from '../../view/lazy.tsx'
import * as css from '../../view/ride/FormPage.css.ts'
import { ComingRest, SkeletonSummary } from './BookingSkeleton.tsx'
import { FormContext, type FormView } from './formView.ts'
import { LaterPart } from './LaterPart.tsx'

const Coming = lazyPart(() => new Promise<never>(() => {}))
const Missing = lazyPart(() => Promise.reject(missingPart()))

interface PlaceProps {
  /** True if the file of the parts does not load. @default false */
  isMissing?: boolean
  onAgain(): void
}

/** The places of both parts beside each other, as the form has them below its trip. */
function Places({ isMissing = false, onAgain }: PlaceProps) {
  const t = useT('order')
  const part = isMissing ? <Missing /> : <Coming />
  return (
    // A later part reads nothing else of the form.
    <FormContext.Provider value={{ t } as FormView}>
      <div className={css.columns}>
        <div className={css.form}>
          <LaterPart wait={<ComingRest />} onAgain={onAgain}>
            {part}
          </LaterPart>
        </div>
        <LaterPart wait={<SkeletonSummary />}>{part}</LaterPart>
      </div>
    </FormContext.Provider>
  )
}

let platform: FakePlatform

const meta = {
  title: 'Screens/Booking/Later parts',
  component: Places,
  decorators: [withModule],
  parameters: {
    sandbox: {},
    module: {
      prepare(module) {
        platform = module.platform as FakePlatform
      },
    } satisfies ModuleParameters,
  },
  args: { onAgain: fn() },
} satisfies Meta<typeof Places>
export default meta
type Story = StoryObj<typeof meta>

/** The sections below the trip and the summary load. They keep the height of a frame. */
export const Loading: Story = {
  tags: ['example', 'SHELL-26'],
  async play({ canvasElement }) {
    const waits = () => canvasElement.querySelectorAll('[data-coming]').length
    await waitFor(() => expect(waits()).toBe(2))
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

/** The file of the parts did not load: one notice for both. */
export const NotLoaded: Story = {
  name: 'Not loaded',
  tags: ['example', 'REL-03', 'REL-05', 'ERR-07'],
  args: { isMissing: true },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    // By its button: the announcer has the text, too.
    await expect(await canvas.findAllByRole('button', { name: 'Reload' })).toHaveLength(1)
    // Without a connection a reload would leave an empty page, so the parts are asked for again.
    platform.setOnline(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
    await expect(platform.left).toEqual([])
  },
}

/** The same on a phone, in Russian. */
export const NotLoadedInRussian: Story = {
  name: 'Not loaded, on a phone in Russian',
  tags: ['example', 'REL-03'],
  args: { isMissing: true },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('button', { name: 'Обновить' })).toBeVisible()
  },
}
