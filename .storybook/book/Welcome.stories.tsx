import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@wherry/ui'
import { expect, within } from 'storybook/test'
import changes from '../../packages/ui/CHANGELOG.md?raw'
import readme from '../../packages/ui/README.md?raw'
import { BookPage, Part } from './BookPage.tsx'
import { coming, firstExample, install, newest } from './start.ts'

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Address of a story in the frame around this page. */
const at = (id: string) => `./?path=/story/${id}`

const ways = [
  {
    id: 'foundations-colour--light',
    name: 'Foundations',
    about:
      'Colour with its contrast, type, space, corners, shadow, motion, widths, icons and drawings, from the tokens.',
  },
  {
    id: 'components-button--solid',
    name: 'Components',
    about:
      'Each with its states, its parts, its keys, its props and the tokens that it names. Its page is under Docs.',
  },
  {
    id: 'patterns-booking-form--rest',
    name: 'Patterns',
    about:
      'Components at work together: a booking form, a range of days, a list of errors, what is empty and what is loading.',
  },
  {
    id: 'theme-studio--studio',
    name: 'Theme studio',
    about: 'Your colour in; a whole theme out, with the ratio of each pair.',
  },
] as const

function Welcome() {
  const { version, lines } = newest(changes)
  const next = coming(changesets, '@wherry/ui')
  return (
    <BookPage
      title="Wherry"
      lead="Components and screens for booking a ride: transfers, cars by the hour, yachts. This book shows how they look, how they behave and how they are put together."
    >
      <Part title="Where to go">
        <ul
          className="book-tokens"
          style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))' }}
        >
          {ways.map(({ id, name, about }) => (
            <li key={id} className="book-token" data-tall="" style={{ alignContent: 'start' }}>
              <h3>
                <Link href={at(id)} target="_top">
                  {name}
                </Link>
              </h3>
              <p className="book-quiet">{about}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="How to start" about="Everything stands inside a ThemeProvider; several fit on a page.">
        <pre className="book-code">
          <code>{install(readme)}</code>
        </pre>
        <pre className="book-code">
          <code>{firstExample(readme)}</code>
        </pre>
      </Part>
      <Part title="How to read this book">
        <ul className="book-words">
          <li>The toolbar changes theme, density, roundness, language and direction of every page.</li>
          <li>
            The list shows examples. Tests of behaviour are hidden at first: the filter of the list brings
            them back by the tag “proof”, and a requirement by its id.
          </li>
          <li>A component’s Docs say when it is the right one, and which story proves each key.</li>
        </ul>
      </Part>
      {next.length > 0 && (
        <Part title="Coming with the next release">
          <ul className="book-words">
            {next.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={`New in ${version}`}>
        <ul className="book-words">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
    </BookPage>
  )
}

const meta = {
  title: 'Welcome',
  parameters: { layout: 'fullscreen', largeText: 320, controls: { disable: true } },
  render: () => <Welcome />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Wherry')
    await expect(canvas.getAllByRole('link')).toHaveLength(ways.length)
    await expect(canvas.getByText(/npm i @wherry\/ui/)).toBeVisible()
  },
} satisfies Meta
export default meta
type Story = StoryObj

export const Start: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
