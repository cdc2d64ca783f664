import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Calendar } from '../../components/Calendar/Calendar.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { Stepper } from '../../components/Stepper/Stepper.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { densities, radii } from '../createdTheme.ts'
import { ThemeProvider } from '../ThemeProvider.tsx'
import { themeNames, useLanguage, useTheme } from '../useTheme.ts'
import { createThemeGuide } from './createTheme.guide.ts'
import { createTheme } from './createTheme.ts'
import { describeChange } from './describeChange.ts'
import type { CreateThemeOptions } from './themeOptions.ts'
import { worstAccents } from './worstAccents.ts'

/** Components that show the accent: a choice, a field, a list of actions, a day, a message. */
function Specimen({ name, hasCalendar = false }: { name: string; hasCalendar?: boolean }) {
  const [service, setService] = useState<'taxi' | 'rent'>('taxi')
  const [seat, setSeat] = useState(true)
  const [people, setPeople] = useState(2)
  const [day, setDay] = useState<string>('2027-06-14')
  return (
    <div
      style={{ display: 'grid', gap: 12, padding: 16, minWidth: 0, background: 'var(--wherry-surface-0)' }}
    >
      <h2 style={{ font: 'var(--wherry-title-16)' }}>{name}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button>Find a car</Button>
        <Button variant="soft">Choose</Button>
        <Button variant="outline">Details</Button>
        <Button variant="soft" aria-pressed="true">
          Child seat
        </Button>
      </div>
      <div
        style={{
          display: 'grid',
          gap: 12,
          padding: 16,
          borderRadius: 'var(--wherry-radius-card)',
          background: 'var(--wherry-surface-1)',
          boxShadow: 'var(--wherry-edge-1)',
        }}
      >
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Badge tone="accent">Cheapest</Badge>
          <Badge tone="verified">Verified</Badge>
          <Link href="#terms">Terms of the ride</Link>
          <Button size="s">Pay</Button>
        </div>
        <RadioGroup
          label={`Service, ${name}`}
          isLabelHidden
          variant="card"
          value={service}
          onChange={setService}
          options={[
            { value: 'taxi', label: 'Transfer', description: 'From door to door' },
            { value: 'rent', label: 'By the hour', description: 'With a driver' },
          ]}
        />
        <Checkbox isSelected={seat} onChange={setSeat} description="Free of charge">
          Child seat
        </Checkbox>
        <Stepper
          label={`Passengers, ${name}`}
          value={people}
          onChange={setPeople}
          minValue={1}
          maxValue={8}
        />
        <TextField label="Name on the sign" value="Anna Berg" onChange={() => {}} />
      </div>
      <div style={{ padding: 12, background: 'var(--wherry-surface-2)', font: 'var(--wherry-text-14)' }}>
        <Link href="#sunken">A link on a sunken surface</Link>{' '}
        <span style={{ color: 'var(--wherry-ink-3)' }}>and quiet words</span>
      </div>
      <Notice tone="info">The driver waits 60 minutes after landing.</Notice>
      {hasCalendar && <Calendar value={day} today="2027-06-09" onChange={setDay} />}
    </div>
  )
}

const columns = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 376px), 1fr))',
}

/** Scheme of the theme in the toolbar. */
function useScheme(): 'light' | 'dark' {
  return useTheme().name === 'dark' ? 'dark' : 'light'
}

function Board({ accents, ...options }: { accents: readonly string[] } & Partial<CreateThemeOptions>) {
  const scheme = useScheme()
  return (
    <div style={columns}>
      {accents.map((accent) => (
        <ThemeProvider key={accent} theme={createTheme({ scheme, ...options, accent })}>
          <Specimen name={accent} />
        </ThemeProvider>
      ))}
    </div>
  )
}

/** A theme with what the engine has to say about it, in the words of the toolbar's language. */
function Made(options: CreateThemeOptions) {
  const language = useLanguage()
  const scheme = useScheme()
  const theme = createTheme({ scheme: options.surface ? undefined : scheme, ...options })
  return (
    <ThemeProvider theme={theme} locale={language}>
      <Specimen name={options.accent} hasCalendar />
      <ul style={{ display: 'grid', gap: 4, padding: 16, font: 'var(--wherry-text-14)' }}>
        {theme.report.map((change) => (
          <li key={`${change.mode} ${change.role} ${change.reason}`}>{describeChange(change, language)}</li>
        ))}
      </ul>
    </ThemeProvider>
  )
}

const meta = {
  title: 'Themes',
  component: Made,
  tags: ['autodocs'],
  parameters: { guide: createThemeGuide, documents: 'createTheme' },
  args: { accent: '#ffdd2d' },
  argTypes: {
    accent: { control: 'color' },
    secondary: { control: 'color' },
    surface: { control: 'color' },
    contrast: { control: 'inline-radio', options: ['normal', 'more'] },
    density: { control: 'inline-radio', options: densities },
    radius: { control: 'inline-radio', options: radii },
    scheme: { control: 'inline-radio', options: ['light', 'dark', 'both'] },
    base: { control: 'select', options: themeNames },
  },
} satisfies Meta<typeof Made>
export default meta
type Story = StoryObj<typeof meta>

export const FromOneAccent: Story = { name: 'From one accent', tags: ['UI-17'] }
export const FromOneAccentDark: Story = { globals: { theme: 'dark' } }
export const Russian: Story = { globals: { locale: 'ru' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }

export const Worst: Story = {
  name: 'The ten worst accents',
  tags: ['UI-17'],
  render: () => <Board accents={worstAccents} />,
}
export const WorstDark: Story = {
  ...Worst,
  name: 'The ten worst accents, dark',
  tags: ['UI-17'],
  globals: { theme: 'dark' },
}
export const WorstMore: Story = {
  name: 'The ten worst accents, more contrast',
  tags: ['UI-17'],
  render: () => <Board accents={worstAccents} contrast="more" />,
}
export const WorstMoreDark: Story = {
  ...WorstMore,
  name: 'The ten worst accents, more contrast, dark',
  tags: ['UI-17'],
  globals: { theme: 'dark' },
}

export const Bases: Story = {
  name: 'The four themes',
  tags: ['UI-16'],
  render: () => (
    <div style={columns}>
      {themeNames.map((theme) => (
        <ThemeProvider key={theme} theme={theme}>
          <Specimen name={theme} hasCalendar />
        </ThemeProvider>
      ))}
    </div>
  ),
}

const pages = ['#ffffff', '#f4ead8', '#b7c9e2', '#14213d', '#000000', '#808080'] as const
export const Pages: Story = {
  name: 'A page colour of the partner',
  tags: ['UI-17'],
  render: () => (
    <div style={columns}>
      {pages.map((surface) => (
        <ThemeProvider key={surface} theme={createTheme({ accent: '#c2410c', surface })}>
          <Specimen name={surface} hasCalendar />
        </ThemeProvider>
      ))}
    </div>
  ),
}

function AllDimensions() {
  const { name } = useTheme()
  return (
    <div style={columns}>
      {densities.flatMap((density) =>
        radii.map((radius) => (
          <ThemeProvider key={density + radius} theme={name} density={density} radius={radius}>
            <Specimen name={`${density}, ${radius}`} />
          </ThemeProvider>
        )),
      )}
    </div>
  )
}
export const Dimensions: Story = {
  name: 'Density and radius',
  tags: ['UI-17'],
  render: () => <AllDimensions />,
}

function Switch() {
  const [accent, setAccent] = useState('#00ad5a')
  return (
    <ThemeProvider theme={createTheme({ accent })}>
      <div style={{ display: 'grid', justifyItems: 'start', gap: 12, padding: 16 }}>
        <Button onClick={() => setAccent('#2451d6')}>Paint it blue</Button>
        <Link href="#terms">Terms</Link>
      </div>
    </ThemeProvider>
  )
}
export const AtRunTime: Story = {
  name: 'Changed at run time',
  tags: ['UI-17'],
  render: () => <Switch />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Paint it blue' })
    const face = () => getComputedStyle(button).getPropertyValue('--wherry-accent-solid').trim()
    await expect(face()).toBe('#00ad5a')
    await userEvent.click(button)
    await expect(face()).toBe('#2451d6')
  },
}
