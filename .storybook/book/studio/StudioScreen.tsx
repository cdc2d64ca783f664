import { ModuleProvider } from '@wherry/booking'
import { FinderScreen } from '@wherry/booking/finder'
import { ApprovalPage } from '@wherry/booking/testing/pages/approvalPage.tsx'
import { StoryPage } from '@wherry/booking/testing/pages/bookingPage.tsx'
import { searchPage } from '@wherry/booking/testing/pages/searchPage.tsx'
import { createStoryModule } from '@wherry/booking/testing/pages/storyModule.tsx'
import { testClock } from '@wherry/booking/testing/testClock.ts'
import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import { type ReactNode, Suspense, useState } from 'react'

const nothing = () => {}
const route = ['ap-IST', 'ho-ciragan-palace'] as const
const SearchPage = searchPage(FinderScreen, 'transfer', [
  { id: 'transfer', href: '/transfer', onNavigate: nothing },
])

/** Whole screens, each from a module and a service of its own. */
const screens: Readonly<Record<'finder' | 'booking' | 'confirmation', () => ReactNode>> = {
  finder: () => (
    <SearchPage search={{ from: route[0], to: route[1] }} onSearch={nothing} onChosen={nothing} />
  ),
  booking: () => <StoryPage route={route} onBack={nothing} onMissing={nothing} onBooked={nothing} />,
  confirmation: () => (
    <ApprovalPage
      route={route}
      payment="cash"
      accountUrl="https://account.example.com"
      onNew={nothing}
      onBack={nothing}
      onAnew={nothing}
    />
  ),
}
export type StudioScreenName = keyof typeof screens

export default function StudioScreen({ screen }: { screen: StudioScreenName }) {
  const [module] = useState(
    () => createStoryModule({ fetch: createInProcessFetch({ clock: testClock }) }).module,
  )
  return (
    <ModuleProvider module={module}>
      <Suspense fallback={null}>{screens[screen]()}</Suspense>
    </ModuleProvider>
  )
}
