import { ErrorBoundary, lazyPart, Shell, useModule } from '@wherry/booking'
import { loadApprovalScreen } from '@wherry/booking/approval'
import { loadBookingScreen } from '@wherry/booking/booking'
import { loadEditorGate } from '@wherry/booking/editor'
import { FinderScreen } from '@wherry/booking/finder'
import { PageArrival, useModulePages } from '@wherry/booking/pages'
import { loadRentScreen } from '@wherry/booking/rent'
import { loadYachtFlow } from '@wherry/booking/yacht'
import { Skeleton } from '@wherry/ui'
import { Suspense } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

// The search is loaded with the page, every other screen when it is opened.
const RentScreen = lazyPart(loadRentScreen)
const BookingScreen = lazyPart(loadBookingScreen)
const ApprovalScreen = lazyPart(loadApprovalScreen)
const YachtFlow = lazyPart(loadYachtFlow)
const EditorGate = lazyPart(loadEditorGate)

const onTitle = (title: string) => {
  document.title = title
}

export function Rides() {
  const { platform } = useModule()
  const [path, go] = useLocation()
  const pages = useModulePages({ path, query: useSearch(), state: useHistoryState(), go, onTitle })
  return (
    <Shell {...pages.shell}>
      <ErrorBoundary key={path} onError={platform.report}>
        <Suspense fallback={<Skeleton height={282} radius={16} />}>
          <PageArrival {...pages.arrival} />
          <Switch>
            <Route path="/">
              <FinderScreen {...pages.finder} />
            </Route>
            <Route path="/rent">
              <RentScreen {...pages.rent} />
            </Route>
            <Route path="/prices">
              <BookingScreen {...pages.booking} />
            </Route>
            <Route path="/approveorder/:transaction">
              {({ transaction }) => <ApprovalScreen {...pages.approval} transaction={transaction} />}
            </Route>
            <Route path="/yacht/*?">
              <YachtFlow {...pages.yacht} />
            </Route>
            <Route path="/edit">
              <EditorGate {...pages.editor} />
            </Route>
            <Route>
              <Redirect to="/" replace />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}
