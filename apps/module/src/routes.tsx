import { hostViewOf } from '@wherry/booking/hooks/hostView.ts'
import { useModule, useModuleCore } from '@wherry/booking/hooks/module.tsx'
import { mayBePartner } from '@wherry/booking/hooks/signInDoor.ts'
import { useModuleTheme } from '@wherry/booking/hooks/useModuleTheme.ts'
import { useOpenSections } from '@wherry/booking/hooks/useOpenSections.ts'
import { useSettings } from '@wherry/booking/hooks/useSettings.ts'
import { useStore } from '@wherry/booking/hooks/useStore.ts'
import { FinderScreen, type FinderScreenProps } from '@wherry/booking/screens/finder/FinderScreen.tsx'
import { ErrorBoundary } from '@wherry/booking/screens/shared/ErrorBoundary.tsx'
import { ErrorPlace } from '@wherry/booking/screens/shared/ErrorPlace.tsx'
import { lazyPart } from '@wherry/booking/screens/shared/lazyPart.tsx'
import { Shell } from '@wherry/booking/screens/shell/Shell.tsx'
import { Skeleton } from '@wherry/ui/components/Skeleton/Skeleton.tsx'
import { ThemeProvider } from '@wherry/ui/themes/ThemeProvider.tsx'
import {
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'
import type { LaterPagesProps } from './laterPages.tsx'
import {
  keptQuery,
  type Page,
  pageOf,
  parser,
  pathOf,
  paths,
  searchOf,
  withLang,
  withoutSeats,
  withSearch,
} from './paths.ts'
import type { Go, Visited } from './visit.ts'

const LaterPages = lazyPart<LaterPagesProps>(async () => (await import('./laterPages.tsx')).LaterPages)

export interface AppProps {
  /** Whether the menu of sections may be shown. */
  menu: boolean
}

/** The module with its paths. */
export function App({ menu }: AppProps) {
  const { config, platform } = useModuleCore()
  return (
    <Look>
      <ErrorBoundary onError={platform.report}>
        <Router base={config.basePath} parser={parser} ssrPath={config.basePath} ssrSearch="">
          <Pages menu={menu} />
        </Router>
      </ErrorBoundary>
    </Look>
  )
}

/** What changes around the pages: they are not drawn anew because a page around the frame scrolls. */
function Look({ children }: { children: ReactNode }) {
  const module = useModuleCore()
  const { config, lang } = useModule()
  const { dir, words } = config.texts[lang] ?? {}
  useEffect(() => {
    document.documentElement.lang = lang
    if (dir) document.documentElement.dir = dir
    // An empty one is no direction.
    else document.documentElement.removeAttribute('dir')
  }, [lang, dir])
  return (
    <ThemeProvider
      theme={useModuleTheme()}
      locale={lang}
      dir={dir}
      words={words}
      visible={useStore(hostViewOf(module))}
    >
      {children}
    </ThemeProvider>
  )
}

function Pages({ menu }: { menu: boolean }) {
  const core = useModuleCore()
  const { config, stores, platform } = core
  const [, navigate] = useLocation()
  // As the browser has them: the router's own are decoded once more, so that a name with a per cent sign is another.
  const path = usePathname({ ssrPath: config.basePath })
  const query = useSearch({ ssrSearch: '' })
  const open = useOpenSections()
  const { user, loading } = useSettings()
  // A partner's yacht pages are known only once their settings are read: until then the address holds.
  const named = pageOf(path.slice(config.basePath.length), loading && !user ? config.sections : open)
  const go: Go = useCallback((to, search, options) => navigate(pathOf(to) + search, options), [navigate])
  const visited = useHistoryState<Visited | null>()
  const isLedOn = visited?.isLedOn === true
  // Whoever names a place goes on from here.
  const { from, to, orderId } = searchOf(query)
  const isSearch = Boolean(from || to || orderId)
  const [isEditorClosed, setEditorClosed] = useState(false)
  // A partner's index is the editor, unless the address names a search or it turns out that nothing may be edited.
  const mayBeEditor = named?.name === 'finder' && !(isSearch || isEditorClosed || config.framed)
  const isIndex = mayBeEditor && user?.role === 'partner'
  // Of who is signed in and has not been known as anybody else it is not known yet which of the two comes.
  const isOpen = mayBeEditor && loading && mayBePartner(core)
  const page: Page | null = isIndex ? { name: 'edit' } : named
  const onEditorClosed = useCallback(() => {
    setEditorClosed(true)
    if (!isIndex) go({ name: 'finder' }, keptQuery(window.location.search), { replace: true })
  }, [go, isIndex])
  const isBegun = page?.name !== 'finder' || from !== undefined || to !== undefined
  useEffect(() => {
    if (isBegun) LaterPages.preload()
  }, [isBegun])
  const arrivedAt = useRef<Page['name'] | null | undefined>(null)
  const setTitle = useCallback((title: string) => {
    document.title = title
  }, [])

  const sections = useMemo(() => {
    const names = (['transfer', 'rent', 'yacht'] as const).filter((name) => open[name])
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
  }, [config.basePath, open, go, query, stores.finder])

  if (page === null || named === null)
    return <Redirect to={pathOf({ name: 'finder' }) + keptQuery(query)} replace />

  /** A search in step with its address, on the finder as on the rent screen. */
  const searching = (on: Page): FinderScreenProps => ({
    search: searchOf(query),
    onSearch(address, how) {
      // The same order's list has led on already, whatever of its way is changed.
      const state = isLedOn && address.orderId === searchOf(query).orderId ? { isLedOn } : {}
      go(on, withSearch(window.location.search, address), { ...how, state })
    },
    onLost() {
      // The search tells what became of it.
      setEditorClosed(true)
      go({ name: 'finder' }, keptQuery(query), { replace: true })
    },
    onAnySeats: () => go(on, withoutSeats(window.location.search), { replace: true, state: { isLedOn } }),
    isLedOn,
    onChosen(how) {
      if (how?.byItself)
        go(on, withSearch(window.location.search, searchOf(window.location.search)), {
          replace: true,
          state: { isLedOn: true },
        })
      const { isReturn, action, orderId, ...list } = searchOf(query)
      go({ name: 'prices' }, keptQuery(query), { state: { list } })
    },
    ...(config.sections.rent && {
      onRent: (address) => go({ name: 'rent' }, withSearch(window.location.search, address)),
    }),
  })
  const section =
    page.name === 'finder' ? 'transfer' : page.name === 'rent' || page.name === 'yacht' ? page.name : null

  const arrival = <Arrival page={page.name} known={arrivedAt} />

  return (
    <Shell
      section={section}
      sections={sections}
      menu={menu}
      onTitle={setTitle}
      onLang={(lang) =>
        go(named, withLang(window.location.search, lang), { replace: true, state: window.history.state })
      }
    >
      <ErrorBoundary
        key={page.name}
        onError={(error) => {
          // Whatever is shown in its place next is arrived at: this page again, or the one before it.
          arrivedAt.current = undefined
          platform.report(error)
        }}
      >
        <ErrorPlace />
        <Suspense fallback={<Skeleton data-coming="" height={282} radius={16} />}>
          {isOpen ? (
            <Skeleton height={282} radius={16} />
          ) : (
            <Switch location={pathOf(page) || paths.finder}>
              <Route path={paths.finder}>
                {arrival}
                <FinderScreen {...searching(page)} />
              </Route>
              <Route>
                <LaterPages
                  path={pathOf(page)}
                  query={query}
                  visited={visited}
                  rent={searching(page)}
                  go={go}
                  isIndex={isIndex}
                  onEditorClosed={onEditorClosed}
                  onTitle={setTitle}
                >
                  {arrival}
                </LaterPages>
              </Route>
            </Switch>
          )}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}

interface ArrivalProps {
  page: Page['name']
  /** The page arrived at last; null: there was none yet, undefined: it could not be shown. */
  known: RefObject<Page['name'] | null | undefined>
}

/** After each navigation but the first: the focus goes to the screen's heading, the scroll to the top (SHELL-27). */
function Arrival({ page, known }: ArrivalProps) {
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
