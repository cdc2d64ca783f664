import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { useAnnounce } from './announcer.tsx'
import { useAnnounceGuide } from './useAnnounce.guide.ts'

interface SpeakerProps {
  /** Texts that a press announces one after another. */
  texts: readonly string[]
  tone?: 'polite' | 'assertive'
  source?: string
}

function Speaker({ texts, tone, source }: SpeakerProps) {
  const announce = useAnnounce()
  return (
    <Button
      variant="outline"
      onClick={() => {
        for (const text of texts) announce(text, tone, source)
      }}
    >
      Say it
    </Button>
  )
}

const meta = {
  title: 'Foundations/useAnnounce',
  component: Speaker,
  // The story has no visible result.
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: useAnnounceGuide },
  args: { texts: ['12 offers'], tone: 'polite' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['polite', 'assertive'] },
    texts: { control: 'object' },
    source: { control: 'text' },
  },
} satisfies Meta<typeof Speaker>
export default meta
type Story = StoryObj<typeof meta>

/** Presses the button and collects the texts that appear in the region of a tone. */
async function said(canvasElement: HTMLElement, tone = 'polite') {
  const region = canvasElement.querySelector(`[data-wherry-announcer="${tone}"]`)!
  const texts: string[] = []
  new MutationObserver(() => region.textContent && texts.push(region.textContent)).observe(region, {
    childList: true,
  })
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Say it' }))
  return texts
}
const became = (texts: string[], expected: string[]) => waitFor(() => expect(texts).toEqual(expected))

export const Polite: Story = {
  tags: ['A11Y-03'],
  play: async ({ canvasElement }) => {
    const texts = await said(canvasElement)
    await became(texts, ['12 offers'])
    await expect(canvasElement.querySelector('[data-wherry-announcer="assertive"]')).toBeEmptyDOMElement()
  },
}
export const Assertive: Story = {
  name: 'What stops the person breaks in',
  tags: ['A11Y-03'],
  args: { texts: ['The connection is lost'], tone: 'assertive' },
  play: async ({ canvasElement }) => {
    await became(await said(canvasElement, 'assertive'), ['The connection is lost'])
  },
}
export const InTurn: Story = {
  name: 'Several wait their turn; what already waits is not said twice',
  tags: ['A11Y-03'],
  args: { texts: ['12 offers', 'Saved', 'Saved', 'Sorted by price'] },
  play: async ({ canvasElement }) => {
    await became(await said(canvasElement), ['12 offers', 'Saved', 'Sorted by price'])
  },
}
export const OneSource: Story = {
  name: 'Of one source only the newest of what waits is said',
  tags: ['A11Y-03'],
  args: { texts: ['June', 'July', 'August'], source: 'calendar' },
  play: async ({ canvasElement }) => {
    await became(await said(canvasElement), ['August'])
  },
}
