import { useModule } from '@wherry/booking/hooks/module.tsx'
import type { ApprovalScreenProps } from '@wherry/booking/screens/approval/ApprovalScreen.tsx'
import type { BookingScreenProps } from '@wherry/booking/screens/booking/BookingScreen.tsx'
import { BookingSkeleton } from '@wherry/booking/screens/booking/BookingSkeleton.tsx'
import {
  FinderScreen,
  type FinderScreenProps,
  type FinderSearch,
  type SearchAddress,
} from '@wherry/booking/screens/finder/FinderScreen.tsx'
import type { RentScreenProps } from '@wherry/booking/screens/rent/RentScreen.tsx'
import { RentSkeleton } from '@wherry/booking/screens/rent/RentSkeleton.tsx'
import { ErrorBoundary } from '@wherry/booking/screens/shared/ErrorBoundary.tsx'
import { lazyPart } from '@wherry/booking/screens/shared/lazyPart.tsx'
import { Shell } from '@wherry/booking/screens/shell/Shell.tsx'
import { type ThemeName, ThemeProvider } from '@wherry/ui/themes/ThemeProvider.tsx'
import { type RefObject, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { Redirect, Router, useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import {
  keptQuery,
  type Page,
  pageOf,
  pathOf,
  searchOf,
  utmOf,
  withLang,
  withoutSeats,
  withSearch,
  withSeats,
} from './paths.ts'

const RentScreen = lazyPart<RentScreenProps>(
  async () => (await import('@wherry/booking/screens/rent/RentScreen.tsx')).RentScreen,
)
const BookingScreen = lazyPart<BookingScreenProps>(
  async () => (await import('@wherry/booking/screens/booking/BookingScreen.tsx')).BookingScreen,
)
const ApprovalScreen = lazyPart<ApprovalScreenProps>(
  async () => (await import('@wherry/booking/screens/approval/ApprovalScreen.tsx')).ApprovalScreen,
)

export interface AppProps {
  theme: ThemeName
  /** Whether the menu of sections may be shown. */
  menu: boolean
}

/** What an entry of the history remembers. */
interface Visited {
  /** The offer of an order has led on from this list by itself: who comes back wants to choose (decision 0010). */
  isLedOn?: boolean
  /** The list that led to the booking, whose address does not name it (SHELL-11). */
  list?: FinderSearch
}

/** The module with its paths. */
export function App({ theme, menu }: AppProps) {
  const { config, lang } = useModule()
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
  return (
    <ThemeProvider theme={theme} locale={lang}>
      <Router base={config.basePath}>
        <Pages menu={menu} />
      </Router>
    </ThemeProvider>
  )
}

function Pages({ menu }: { menu: boolean }) {
  const { config, stores, platform } = useModule()
  const [path, navigate] = useLocation()
  const query = useSearch()
  const page = pageOf(path, config.sections)
  const go = useCallback(
    (to: Page, search: string, options?: { replace?: boolean; state?: Visited }) =>
      navigate(pathOf(to) + search, options),
    [navigate],
  )
  const visited = useHistoryState<Visited | null>()
  const isLedOn = visited?.isLedOn === true
  const utm = useMemo(() => utmOf(query), [query])
  const arrivedAt = useRef<Page['name'] | null>(null)
  const setTitle = useCallback((title: string) => {
    document.title = title
  }, [])

  const sections = useMemo(() => {
    const names = (['transfer', 'rent', 'yacht'] as const).filter((name) => config.sections[name])
    return names.map((id) => {
      const to: Page = { name: id === 'transfer' ? 'finder' : id }
      return {
        id,
        href: config.basePath + pathOf(to),
        onNavigate() {
          stores.finder.dispatch({ type: 'reset' })
          go(to, keptQuery(query))
        },
      }
    })
  }, [config, go, query, stores.finder])

  if (page === null) return <Redirect to={pathOf({ name: 'finder' }) + keptQuery(query)} replace />

  const toOffers = (address: SearchAddress, mode: 'transfer' | 'rent') => {
    // The list of an order that is changed or repeated stays one, and does not lead on by itself again.
    const { earlier } = stores.finder.get()
    const named = earlier && { action: earlier.action, orderId: earlier.orderId }
    const places = withSearch(keptQuery(query), { ...visited?.list, ...address, ...named })
    const search = withSeats(places, visited?.list?.passengersCount)
    go({ name: mode === 'rent' ? 'rent' : 'finder' }, search, { state: { isLedOn: true } })
  }
  /** A search in step with its address, on the finder as on the rent screen. */
  const searching = (on: Page): FinderScreenProps => ({
    search: searchOf(query),
    onSearch(address, how) {
      // The same order's list has led on already, whatever of its way is changed.
      const state = isLedOn && address.orderId === searchOf(query).orderId ? { isLedOn } : {}
      go(on, withSearch(window.location.search, address), { ...how, state })
    },
    onAnySeats: () => go(on, withoutSeats(window.location.search), { replace: true, state: { isLedOn } }),
    isLedOn,
    onChosen(how) {
      if (how?.byItself)
        go(on, withSearch(window.location.search, searchOf(window.location.search)), {
          replace: true,
          state: { isLedOn: true },
        })
      const { sort, grouped, classes, providers, minRating, passengersCount } = searchOf(query)
      const list = { sort, grouped, classes, providers, minRating, passengersCount }
      go({ name: 'prices' }, keptQuery(query), { state: { list } })
    },
    ...(config.sections.rent && {
      onRent: (address) => go({ name: 'rent' }, withSearch(window.location.search, address)),
    }),
  })
  const toIndex = () => go({ name: 'finder' }, keptQuery(query), { replace: true })

  return (
    <Shell
      section={
        page.name === 'finder' ? 'transfer' : page.name === 'rent' || page.name === 'yacht' ? page.name : null
      }
      sections={sections}
      menu={menu}
      onTitle={setTitle}
      onLang={(lang) =>
        go(page, withLang(window.location.search, lang), { replace: true, state: window.history.state })
      }
    >
      <ErrorBoundary key={page.name} onError={(error) => platform.report(error)}>
        <Suspense fallback={page.name === 'rent' ? <RentSkeleton /> : <BookingSkeleton />}>
          <Arrival page={page.name} known={arrivedAt} />
          {page.name === 'finder' && <FinderScreen {...searching(page)} />}
          {page.name === 'rent' && <RentScreen {...searching(page)} />}
          {page.name === 'prices' && (
            <BookingScreen
              utm={utm}
              onBack={toOffers}
              onMissing={toIndex}
              onBooked={(transaction) =>
                go({ name: 'approval', transaction }, keptQuery(query), { replace: true })
              }
              onTitle={setTitle}
            />
          )}
          {page.name === 'approval' && (
            <ApprovalScreen
              transaction={page.transaction}
              accountUrl={config.accountUrl}
              onNew={() => {
                stores.finder.dispatch({ type: 'reset' })
                go({ name: 'finder' }, keptQuery(query))
              }}
              onBack={() => go({ name: 'prices' }, keptQuery(query))}
              onTitle={setTitle}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}

/** After each navigation but the first: the focus goes to the screen's heading, the scroll to the top (SHELL-27). */
function Arrival({ page, known }: { page: Page['name']; known: RefObject<Page['name'] | null> }) {
  useEffect(() => {
    const isFirst = known.current === null
    if (known.current === page) return
    known.current = page
    if (isFirst) return
    const heading = document.querySelector<HTMLElement>('main h1, h1')
    heading?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [page, known])
  return null
}
