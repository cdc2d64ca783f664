import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { HexColor, Look } from '../../kernel/model/moduleSettings.ts'
import { languageOf } from '../../kernel/values/language.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import en from '../../messages/en/sellingPoints.ts'
import es from '../../messages/es/sellingPoints.ts'
import ru from '../../messages/ru/sellingPoints.ts'
import { useModule } from '../../module/module.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { createStoryLanding, storyPicture } from '../../testing/samples/landings.ts'
import { DrawnBody } from './LandingBody.tsx'
import { DrawnHead } from './LandingHead.tsx'
import { DrawnSide } from './LandingSide.tsx'

/** A landing from given settings, with pictures. */
function Blocks({ look = {} }: { look?: Partial<Look> }) {
  const { serviceLang: lang } = useModule()
  const landing = createStoryLanding(lang, look)
  return (
    <main>
      <h1>Transfers</h1>
      <DrawnHead landing={landing} />
      <DrawnBody landing={landing} />
    </main>
  )
}

const meta = {
  title: 'Screens/Landing/Blocks',
  component: Blocks,
  decorators: [withModule],
  parameters: { sandbox: {} },
} satisfies Meta<typeof Blocks>
export default meta
type Story = StoryObj<typeof meta>

/** The logo leads to the partner’s site in a new tab. */
export const Full: Story = {
  name: 'All blocks',
  tags: ['example', 'LAND-07'],
  async play({ canvasElement }) {
    const logo = await within(canvasElement).findByRole('link', { name: /alder-air\.example\.com/ })
    await expect(logo).toHaveAttribute('href', 'https://alder-air.example.com/')
    await expect(logo).toHaveAttribute('rel', 'noopener noreferrer')
    // Emphasis is kept by the sanitiser.
    await waitFor(() => expect(canvasElement.querySelector('main > div > div:last-child b')).not.toBeNull())
  },
}
export const FullRussian: Story = { globals: { locale: 'ru' } }
export const FullDark: Story = { globals: { theme: 'dark' } }

const off = { showsSellingPoints: false, showsReviews: false }
/** The layout reviews: they lead where no advantages show. */
export const ReviewsLayout: Story = {
  name: 'The layout reviews',
  tags: ['example', 'LAND-01'],
  args: { look: { showsSellingPoints: false } },
  async play({ canvasElement }) {
    await waitFor(() => expect(within(canvasElement).getAllByRole('figure')).toHaveLength(6))
  },
}
/** The layout mobile: the app leads where nothing else shows. */
export const MobileLayout: Story = {
  name: 'The layout mobile',
  tags: ['example', 'LAND-01'],
  args: { look: off },
  async play({ canvasElement }) {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Your rides on your phone' }),
    ).toBeVisible()
    await expect(within(canvasElement).queryByRole('figure')).toBeNull()
  },
}
const words = { en, es, ru }
export const AllPoints: Story = {
  name: 'Every selling point in its words, ten at a time',
  tags: ['LAND-02'],
  render: () => (
    <main>
      <h1>Transfers</h1>
      {[0, 1, 2, 3].map((page) => (
        <Points
          key={page}
          ids={Array.from({ length: 10 }, (_, at) => page * 10 + at + 1).filter((id) => id <= 35)}
        />
      ))}
    </main>
  ),
  async play({ canvasElement, globals }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('li svg')).toHaveLength(35))
    const titles = [...canvasElement.querySelectorAll('li b')].map((one) => one.textContent)
    await expect(new Set(titles).size).toBe(35)
    // All points are in the order of their ids, each with its own texts and its own drawing.
    const { usp } = words[languageOf(String(globals['locale'] ?? 'en'))]
    await expect(titles).toEqual(Array.from({ length: 35 }, (_, at) => usp[`p${(at + 1) as 1}`].title))
    const drawings = [...canvasElement.querySelectorAll('li svg')].map((one) => one.innerHTML)
    await expect(new Set(drawings).size).toBe(35)
  },
}
export const AllPointsRussian: Story = { ...AllPoints, globals: { locale: 'ru' } }
export const AllPointsSpanish: Story = { ...AllPoints, globals: { locale: 'es' } }

function Points({ ids }: { ids: readonly number[] }) {
  const { serviceLang: lang } = useModule()
  const landing = createStoryLanding(lang, { sellingPoints: ids, sellingPointsColor: null })
  return (
    <DrawnBody
      landing={{
        ...landing,
        points: landing.points && { ...landing.points, image: null },
        reviews: null,
        apps: null,
        promoCode: null,
        bottom: null,
      }}
    />
  )
}

const grounds: readonly HexColor[] = ['#FFDD2D', '#777777', '#B4532A', '#101820', '#00AD5A', '#FF00FF']
export const Grounds: Story = {
  name: 'The advantages are read on any colour of a partner',
  tags: ['LAND-03'],
  render: () => (
    <main>
      <h1>Transfers</h1>
      {grounds.map((color) => (
        <OnGround key={color} color={color} />
      ))}
    </main>
  ),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-ground]')).toHaveLength(6))
  },
}

function OnGround({ color }: { color: HexColor }) {
  const { serviceLang: lang } = useModule()
  const landing = createStoryLanding(lang, { sellingPointsColor: color, sellingPoints: [7, 3, 21, 22, 9] })
  return (
    <DrawnBody
      landing={{
        ...landing,
        points: landing.points && { ...landing.points, image: null },
        reviews: null,
        apps: null,
        promoCode: null,
        bottom: null,
      }}
    />
  )
}

const place = { width: 500, height: 400 } as const
/** The partner’s picture in the map’s place, and what stands there when it does not come. */
export const Side: Story = {
  name: 'A picture in the map’s place',
  tags: ['example', 'LAND-08'],
  render: () => (
    <main style={{ display: 'grid', gap: 16 }}>
      <h1>Transfers</h1>
      <div style={place}>
        <DrawnSide image={storyPicture} />
      </div>
      <div style={place}>
        <DrawnSide image={'data:image/png;base64,broken' as SafeUrl} />
      </div>
    </main>
  ),
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1))
    await expect(canvasElement.querySelector('img')).toHaveAttribute('referrerpolicy', 'no-referrer')
  },
}
