import {
  ErrorBoundary,
  ErrorPlace,
  hostViewOf,
  lazyPart,
  mayBePartner,
  Shell,
  useModule,
  useModuleCore,
  useModuleTheme,
  useOpenSections,
  useSettings,
  useStore,
} from '@wherry/booking'
import { FinderScreen } from '@wherry/booking/finder'
import { type PageAddress, PageArrival, useSearchPages } from '@wherry/booking/pages'
import { keptQuery, searchOf } from '@wherry/booking/search'
import { Skeleton, ThemeProvider } from '@wherry/ui'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { Redirect, Route, Router, Switch, useLocation } from 'wouter'
import { useHistoryState, usePathname, useSearch } from 'wouter/use-browser-location'
import type { LaterPagesProps } from './laterPages.tsx'
import { pageOf, parser, pathOf, paths } from './paths.ts'

const LaterPages = lazyPart<LaterPagesProps>(() => import('./laterPages.tsx').then((part) => part.LaterPages))

export interface AppProps {
  /** True if the menu of sections may be shown. */
  menu: boolean
  /** Query of the address in a prerender. @default '' */
  ssrSearch?: string
  /** Page of the address in a prerender, by its path. @default the finder's */
  ssrPage?: string
}

/** The module with its paths. */
export function App({ menu, ssrSearch = '', ssrPage = '' }: AppProps) {
  const { config, platform } = useModuleCore()
  const ssrPath = config.basePath + ssrPage
  return (
    <Look>
      <ErrorBoundary onError={platform.report}>
        <Router base={config.basePath} parser={parser} ssrPath={ssrPath} ssrSearch={ssrSearch}>
          <Pages menu={menu} ssrPath={ssrPath} ssrSearch={ssrSearch} />
        </Router>
      </ErrorBoundary>
    </Look>
  )
}

/** Theme, language and visible part around the pages, as a component of its own: a scroll of the host page does not re-render the pages. */
function Look({ children }: { children: ReactNode }) {
  const module = useModuleCore()
  const { config, lang } = useModule()
  const { dir, words } = config.texts[lang] ?? {}
  useEffect(() => {
    document.documentElement.lang = lang
    if (dir) document.documentElement.dir = dir
    // An empty `dir` would be invalid, so the attribute is removed.
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

interface PagesProps {
  menu: boolean
  ssrPath: string
  ssrSearch: string
}

function Pages({ menu, ssrPath, ssrSearch }: PagesProps) {
  const core = useModuleCore()
  const { config, platform } = core
  const [, navigate] = useLocation()
  // Path and query from the browser: the router decodes them once more, which would change a name with a per cent sign.
  const path = usePathname({ ssrPath })
  const query = useSearch({ ssrSearch })
  const state = useHistoryState()
  const open = useOpenSections()
  const { user, loading } = useSettings()
  // The user's settings may switch the yacht section; until they are loaded, the configuration decides.
  const page = pageOf(path.slice(config.basePath.length), loading && !user ? config.sections : open)
  const [isEditorClosed, setEditorClosed] = useState(false)
  const onLost = useCallback(() => setEditorClosed(true), [])
  const address: PageAddress = {
    path: (page && pathOf(page)) || paths.finder,
    query,
    state,
    // The index is the base path itself, without a slash behind it.
    go: useCallback<PageAddress['go']>((to, how) => navigate(to.replace(/^\/(?=\?|$)/, ''), how), [navigate]),
    onTitle: setTitle,
    onLost,
  }
  const { shell, arrival, finder, rent } = useSearchPages(address)
  // An address with a place is likely to lead to further pages, so their code is preloaded below.
  const { from, to, orderId } = searchOf(query)
  const isSearch = Boolean(from || to || orderId)
  // A partner's index is the editor, unless the address has a search or there is nothing to edit.
  const mayBeEditor = page?.name === 'finder' && !(isSearch || isEditorClosed || config.framed)
  const isIndex = mayBeEditor && user?.role === 'partner'
  // The role of a signed-in user may still be unknown: then neither editor nor finder is shown yet.
  const isOpen = mayBeEditor && loading && mayBePartner(core)
  const isBegun = page?.name !== 'finder' || isIndex || from !== undefined || to !== undefined
  useEffect(() => {
    if (isBegun) void LaterPages.preload()
  }, [isBegun])

  if (page === null) return <Redirect to={keptQuery(query)} replace />

  const shown = isIndex ? '/edit' : address.path
  const arrived = <PageArrival {...arrival} path={shown} />
  return (
    <Shell {...shell} section={isIndex ? null : shell.section} menu={menu}>
      <ErrorBoundary
        key={isIndex ? 'edit' : page.name}
        onError={(error) => {
          // The page shown after the error counts as a new arrival, even if it is the same page.
          arrival.known.current = undefined
          platform.report(error)
        }}
      >
        <ErrorPlace />
        <Suspense fallback={<Skeleton data-coming="" height={282} radius={16} />}>
          {isOpen ? (
            <Skeleton height={282} radius={16} />
          ) : (
            <Switch location={shown}>
              <Route path={paths.finder}>
                {arrived}
                <FinderScreen {...finder} />
              </Route>
              <Route>
                <LaterPages path={shown} address={address} rent={rent} isIndex={isIndex}>
                  {arrived}
                </LaterPages>
              </Route>
            </Switch>
          )}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}

function setTitle(title: string): void {
  document.title = title
}
