import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@wherry/ui/testing/heard.ts'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FinderScreen } from '../finder/view/FinderScreen.tsx'
import type { ModuleCore } from '../module/module.tsx'
import { useOpenSections } from '../module/useOpenSections.ts'
import { createFakeClock, type FakePlatform } from '../testing/fakePlatform.ts'
import { withModule } from '../testing/pages/storyModule.tsx'
import { FinderSkeleton } from '../view/search/FinderSkeleton.tsx'
import { type Section, Shell, type ShellProps } from './Shell.tsx'

const ids: Section[] = ['transfer', 'rent', 'yacht']

/** Every section is switched on. */
const sections = { transfer: true, rent: true, yacht: true } as const

/** The shell around a screen, with its own state of the section. */
function Page({ sections, onTitle, onLang, menu }: ShellProps) {
  const [section, setSection] = useState<Section>('transfer')
  const open = useOpenSections()
  return (
    <Shell
      section={section}
      sections={sections
        .filter(({ id }) => open[id])
        .map((link) => ({
          ...link,
          onNavigate() {
            link.onNavigate()
            setSection(link.id)
          },
        }))}
      {...(onTitle && { onTitle })}
      {...(onLang && { onLang })}
      {...(menu === undefined ? {} : { menu })}
    >
      {section === 'transfer' ? (
        <FinderScreen search={{}} onSearch={() => {}} onChosen={() => {}} />
      ) : (
        <FinderSkeleton />
      )}
    </Shell>
  )
}

const meta = {
  title: 'Screens/Shell',
  component: Page,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {}, module: { config: { sections } } },
  args: {
    section: 'transfer',
    sections: ids.map((id) => ({
      id,
      href: id === 'transfer' ? '/transfer' : `/transfer/${id}`,
      onNavigate: fn(),
    })),
    onTitle: fn(),
    onLang: fn(),
    children: null,
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

/** The current section is the heading, the others are links. */
export const Sections: Story = {
  name: 'Sections',
  tags: ['example', 'SHELL-02', 'SHELL-03', 'SHELL-04'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const nav = await canvas.findByRole('navigation', { name: 'Sections' })
    await expect(within(nav).getByRole('heading', { level: 1 })).toHaveTextContent('Transfers')
    await expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Hourly', 'Yachts'])
    const field = canvas.getByRole('combobox', { name: 'From' })
    await userEvent.type(field, 'Istan')
    await userEvent.click(within(nav).getByRole('link', { name: 'Yachts' }))
    await expect(args.sections[2]?.onNavigate).toHaveBeenCalledOnce()
    await expect(args.onTitle).toHaveBeenLastCalledWith('Yachts · Wherry')
    await userEvent.click(canvas.getByRole('link', { name: 'Transfers' }))
    await expect(canvas.getByRole('combobox', { name: 'From' })).toHaveValue('')
  },
}

/** A partner of the sandbox who has signed in. */
const partner = (userId: number) => ({
  sandbox: { sessions: [{ token: 'theirs', userId }] },
  module: {
    config: { sections },
    prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', 'theirs', 3600),
  },
})

export const PartnerWithYachts: Story = {
  name: 'A partner who has the feature yacht has the yachts',
  tags: ['ROLE-03'],
  parameters: partner(3001),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('link', { name: 'Yachts' })).toBeVisible()
  },
}

export const PartnerWithoutYachts: Story = {
  name: 'A partner without the feature yacht has none',
  tags: ['ROLE-03'],
  parameters: partner(3003),
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Account' })
    await expect(canvas.getByRole('link', { name: 'Hourly' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Yachts' })).toBeNull()
  },
}

/** One section alone is a heading without a menu. */
export const OneSection: Story = {
  name: 'One section',
  tags: ['example', 'SHELL-02', 'SHELL-05'],
  args: { sections: [{ id: 'transfer', href: '/transfer', onNavigate() {} }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Transfers')
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /marketplace/ })).toBeNull()
  },
}

export const Language: Story = {
  name: 'Another language without a reload, what was typed stays; the list is called what is seen of it',
  tags: ['I18N-04', 'REL-05', 'A11Y-01'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    const field = await canvas.findByRole('combobox', { name: 'To' })
    await userEvent.type(field, 'Моda')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language: EN · EUR' }), 'ru')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Трансферы'))
    await expect(canvas.getByRole('combobox', { name: 'Куда' })).toHaveValue('Моda')
    await expect(args.onLang).toHaveBeenLastCalledWith('ru')
    await expect(args.onTitle).toHaveBeenLastCalledWith('Трансферы · Wherry')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Язык: RU · / }), 'es')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Traslados'))
  },
}

/** The partner’s car marketplace, where the settings name one, in a new tab and without our window. */
export const Marketplace: Story = {
  name: 'With a car marketplace',
  tags: ['example', 'SHELL-05'],
  parameters: {
    sandbox: { sessions: [{ token: 'fan', userId: 1016 }] },
    module: { prepare: ({ platform }: ModuleCore) => platform.cookies.set('token_ng', 'fan', 3600) },
  },
  async play({ canvasElement }) {
    const link = await within(canvasElement).findByRole('link', { name: /^Marketplace/ })
    await expect(link).toHaveAttribute('href', 'https://cars.example.com/market')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link.getAttribute('rel')).toMatch(/noopener/)
  },
}

export const SkipLink: Story = {
  name: 'The first Tab leads past the head of the page',
  tags: ['A11Y-04'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const link = await canvas.findByRole('link', { name: 'Skip to the content' })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`)
  },
}

const clock = createFakeClock(Date.parse('2026-11-22T10:00:00Z'))
const made: { platform?: FakePlatform } = {}

export const Online: Story = {
  name: 'That the connection is back is said politely, and goes after five seconds',
  tags: ['ERR-07'],
  parameters: {
    module: {
      platform: { clock },
      prepare: ({ platform }: ModuleCore) => {
        made.platform = platform as FakePlatform
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1 })
    const { said, stop } = heard(canvasElement)
    made.platform!.setOnline(false)
    await expect(await canvas.findByText('You are offline')).toBeVisible()
    await waitFor(() => expect(said).toEqual(['You are offline']))
    made.platform!.setOnline(true)
    const back = await canvas.findByText('The connection is back')
    await expect(back).toBeVisible()
    await expect(canvas.queryByText(/^What you entered stays here/)).toBeNull()
    await waitFor(() => expect(said).toEqual(['You are offline', 'The connection is back']))
    clock.advance(4999)
    await expect(back).toBeVisible()
    clock.advance(1)
    await waitFor(() => expect(back).not.toBeInTheDocument())
    stop()
    // Waits for the notice, so that it is in the picture.
    made.platform!.setOnline(false)
    await canvas.findByText('You are offline')
    made.platform!.setOnline(true)
    await canvas.findByText('The connection is back')
  },
}

/** Offline is named on every screen. */
export const Offline: Story = {
  name: 'Offline',
  tags: ['example', 'ERR-07'],
  parameters: { module: { platform: { online: { get: () => false, subscribe: () => () => {} } } } },
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByText('You are offline')).toBeVisible()
  },
}

export const OwnLanguage: Story = {
  name: 'A partner’s own language stands in the list, is read once it is chosen, and leans on English',
  tags: ['I18N-05'],
  parameters: {
    module: { config: { texts: { tr: { name: 'Türkçe', texts: { Finder: { from: 'Nereden' } } } } } },
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.selectOptions(await page.findByRole('combobox', { name: /^Language: / }), 'Türkçe')
    await expect(await page.findByRole('combobox', { name: 'Nereden' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'To' })).toBeVisible()
    await expect(args.onLang).toHaveBeenCalledWith('tr')
  },
}
