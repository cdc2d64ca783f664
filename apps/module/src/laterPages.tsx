import { lazyPart, payReturnOf, useModuleCore } from '@wherry/booking'
import { AccountHost } from '@wherry/booking/account'
import { type ApprovalScreenProps, loadApprovalScreen } from '@wherry/booking/approval'
import { type BookingScreenProps, BookingSkeleton, loadBookingScreen } from '@wherry/booking/booking'
import { EditorPage } from '@wherry/booking/editor'
import { partnerPage, returnQuery } from '@wherry/booking/frame'
import { type PageAddress, useLaterPages } from '@wherry/booking/pages'
import { loadRentScreen, type RentScreenProps, RentSkeleton } from '@wherry/booking/rent'
import { loadYachtFlow, type YachtFlowProps } from '@wherry/booking/yacht'
import { Skeleton } from '@wherry/ui'
import { type ReactNode, Suspense, useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { paths, transactionOf } from './paths.ts'

const RentScreen = lazyPart<RentScreenProps>(loadRentScreen)
const BookingScreen = lazyPart<BookingScreenProps>(loadBookingScreen)
const ApprovalScreen = lazyPart<ApprovalScreenProps>(loadApprovalScreen)
const YachtFlow = lazyPart<YachtFlowProps>(loadYachtFlow)

export interface LaterPagesProps {
  /** Path of the page that is shown, below the base path. */
  path: string
  /** Address of the module's current page. */
  address: PageAddress
  /** The search for cars by the hour, in sync with the address. */
  rent: RentScreenProps
  /** True if the index shows the editor (SHELL-06). */
  isIndex: boolean
  /** Content that is rendered together with the page, once the page's code has loaded. */
  children: ReactNode
}

/** All pages but the finder. The first screen does not load them, not even the names of their files. */
export function LaterPages({ path, children, ...all }: LaterPagesProps) {
  return (
    <Suspense
      fallback={
        <div data-coming="">
          <PageSkeleton path={path} />
        </div>
      }
    >
      {children}
      <LaterPage path={path} {...all} />
    </Suspense>
  )
}

function PageSkeleton({ path }: Pick<LaterPagesProps, 'path'>) {
  return (
    <Switch location={path}>
      <Route path={paths.rent} component={RentSkeleton} />
      <Route path={paths.prices}>
        <BookingSkeleton />
      </Route>
      <Route path={paths.approval}>
        <BookingSkeleton />
      </Route>
      <Route>
        <Skeleton height={282} radius={16} />
      </Route>
    </Switch>
  )
}

function LaterPage({ path, address, rent, isIndex }: Omit<LaterPagesProps, 'children'>) {
  const core = useModuleCore()
  const { booking, approval, yacht, editor } = useLaterPages(address)
  useEffect(() => {
    payReturnOf(core).query = () => returnQuery(core)
  }, [core])

  return (
    <Switch location={path}>
      <Route path={paths.approval}>
        {(params) => (
          <ApprovalScreen {...approval} transaction={transactionOf(params)} partnerPage={partnerPage(core)} />
        )}
      </Route>
      <Route path={paths.prices}>
        <BookingScreen {...booking} />
      </Route>
      <Route path={paths.edit}>
        {/* Closing the editor at the index does not navigate, because the search replaces the editor there. */}
        <EditorPage {...editor} {...(isIndex && { isNamed: false, onClosed: address.onLost })} />
      </Route>
      <Route path={paths.rent}>
        <RentScreen {...rent} />
      </Route>
      <Route path="/yacht/*?">
        <YachtFlow {...yacht} />
      </Route>
      <Route path={paths['account/settings']}>
        <AccountHost page="settings" />
      </Route>
      <Route path={paths['account/list']}>
        <AccountHost page="list" />
      </Route>
    </Switch>
  )
}
