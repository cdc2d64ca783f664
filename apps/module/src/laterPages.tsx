import { accountSettingsUrl, ridesUrl } from '@wherry/booking/domain/rides.ts'
import { lostChangeOf } from '@wherry/booking/hooks/lostChange.ts'
import { useModule, useModuleCore } from '@wherry/booking/hooks/module.tsx'
import { payReturnOf } from '@wherry/booking/hooks/payReturn.ts'
import { signInDoor } from '@wherry/booking/hooks/signInDoor.ts'
import { useSettings } from '@wherry/booking/hooks/useSettings.ts'
import type { ApprovalScreenProps } from '@wherry/booking/screens/approval/ApprovalScreen.tsx'
import type { BookingScreenProps } from '@wherry/booking/screens/booking/BookingScreen.tsx'
import { BookingSkeleton } from '@wherry/booking/screens/booking/BookingSkeleton.tsx'
import type { EditorGateProps } from '@wherry/booking/screens/editor/EditorGate.tsx'
import type { FinderScreenProps } from '@wherry/booking/screens/finder/FinderScreen.tsx'
import type { RentScreenProps } from '@wherry/booking/screens/rent/RentScreen.tsx'
import { RentSkeleton } from '@wherry/booking/screens/rent/RentSkeleton.tsx'
import { lazyPart } from '@wherry/booking/screens/shared/lazyPart.tsx'
import type { YachtFlowProps, YachtPage } from '@wherry/booking/screens/yacht/YachtFlow.tsx'
import { Skeleton } from '@wherry/ui/components/Skeleton/Skeleton.tsx'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { Route, Switch } from 'wouter'
import { utmOf, withSeats } from './laterQuery.ts'
import { type AccountPage, keptQuery, paths, transactionOf, withSearch } from './paths.ts'
import { partnerPage, returnQuery } from './returning.ts'
import type { Go, Visited } from './visit.ts'

const RentScreen = lazyPart<RentScreenProps>(
  async () => (await import('@wherry/booking/screens/rent/RentScreen.tsx')).RentScreen,
)
const BookingScreen = lazyPart<BookingScreenProps>(
  async () => (await import('@wherry/booking/screens/booking/BookingScreen.tsx')).BookingScreen,
)
const ApprovalScreen = lazyPart<ApprovalScreenProps>(
  async () => (await import('@wherry/booking/screens/approval/ApprovalScreen.tsx')).ApprovalScreen,
)
const YachtFlow = lazyPart<YachtFlowProps>(
  async () => (await import('@wherry/booking/screens/yacht/YachtFlow.tsx')).YachtFlow,
)
const EditorGate = lazyPart<EditorGateProps>(
  async () => (await import('@wherry/booking/screens/editor/EditorGate.tsx')).EditorGate,
)

export interface LaterPagesProps {
  /** Below the base path, as `pathOf` writes it. */
  path: string
  query: string
  /** What the entry of the history remembers. */
  visited: Visited | null
  /** A search for cars by the hour, in step with its address. */
  rent: FinderScreenProps
  go: Go
  /** The index shows the editor (SHELL-06). */
  isIndex: boolean
  /** The visitor may not edit. */
  onEditorClosed(): void
  onTitle(title: string): void
  /** Stands beside the page once that has come. */
  children: ReactNode
}

/** Every page but the finder: the first screen carries none of them, not even where their code lies. */
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

function LaterPage({
  path,
  query,
  visited,
  rent,
  go,
  onTitle,
  ...editor
}: Omit<LaterPagesProps, 'children'>) {
  const module = useModule()
  const core = useModuleCore()
  const { config, stores } = module
  const utm = useMemo(() => utmOf(query), [query])
  useEffect(() => {
    payReturnOf(core).query = () => returnQuery(core)
  }, [core])

  const list = visited?.list
  // Of a search by the hour alone the entry remembers hours.
  const listMode = list?.hours ? 'rent' : 'transfer'
  const toOffers = (...[address, mode = listMode]: Parameters<BookingScreenProps['onBack']>) => {
    // The list of an order that is changed or repeated stays one, and does not lead on by itself again.
    const { earlier } = stores.finder.get()
    const named = earlier && { action: earlier.action, orderId: earlier.orderId }
    const places = withSearch(keptQuery(query), { ...list, ...address, ...named })
    const search = withSeats(places, list?.passengersCount)
    go({ name: mode === 'rent' ? 'rent' : 'finder' }, search, { state: { isLedOn: true } })
  }

  const yacht = (name: YachtPage) => (
    <YachtFlow
      page={name}
      entry={visited}
      onGo={(to, how) => go({ name: to }, keptQuery(query), how)}
      onTitle={onTitle}
    />
  )

  return (
    <Switch location={path}>
      <Route path={paths.approval}>
        {(params) => (
          <ApprovalScreen
            transaction={transactionOf(params)}
            receipt={visited?.receipt}
            accountUrl={config.accountUrl}
            onNew={() => {
              stores.finder.dispatch({ type: 'reset' })
              go({ name: 'finder' }, keptQuery(query))
            }}
            onBack={() => go({ name: 'prices' }, keptQuery(query))}
            onAnew={(search, mode) => {
              stores.finder.dispatch({ type: 'reset' })
              toOffers(search, mode)
            }}
            partnerPage={partnerPage(core)}
            onTitle={onTitle}
          />
        )}
      </Route>
      <Route path={paths.prices}>
        <BookingScreen
          utm={utm}
          onBack={toOffers}
          onMissing={() => {
            if (lostChangeOf(core).get()) rent.onLost?.()
            else
              go(
                { name: listMode === 'rent' ? 'rent' : 'finder' },
                withSearch(keptQuery(query), list ?? {}),
                {
                  replace: true,
                },
              )
          }}
          onBooked={(transaction) =>
            go({ name: 'approval', transaction }, keptQuery(query), { replace: true })
          }
          onTitle={onTitle}
          onSignIn={() => void signInDoor(module).ask?.('otherOrder')}
        />
      </Route>
      <Route path={paths.edit}>
        <EditorPage {...editor} onTitle={onTitle} />
      </Route>
      <Route path={paths.rent}>
        <RentScreen {...rent} />
      </Route>
      <Route path={paths.yacht}>{yacht('yacht')}</Route>
      <Route path={paths['yacht/order']}>{yacht('yacht/order')}</Route>
      <Route path={paths['yacht/order/success']}>{yacht('yacht/order/success')}</Route>
      <Route path={paths['account/settings']}>
        <AccountHost name="account/settings" />
      </Route>
      <Route path={paths['account/list']}>
        <AccountHost name="account/list" />
      </Route>
    </Switch>
  )
}

/** The account's pages are of its own host (SHELL-13, SHELL-14): whoever comes back comes past this one. */
function AccountHost({ name }: { name: AccountPage }) {
  const { config, platform, serviceLang } = useModule()
  const { user, error } = useSettings()
  // A buyer's rides are elsewhere, so that the list waits until it is known who is here.
  const url =
    name === 'account/settings'
      ? accountSettingsUrl(config.accountUrl, serviceLang)
      : user || error
        ? ridesUrl(config.accountUrl, user, serviceLang)
        : null
  useEffect(() => {
    if (url !== null) platform.location.open(url, { replace: true })
  }, [platform, url])
  return <Skeleton height={282} radius={16} />
}

/** The editor, of which nobody but a partner loads anything (SHELL-07). */
function EditorPage({
  isIndex,
  onEditorClosed,
  onTitle,
}: Pick<LaterPagesProps, 'isIndex' | 'onEditorClosed' | 'onTitle'>) {
  const { config, platform } = useModule()
  const { user, error } = useSettings()
  const isClosed = config.framed || platform.framed || error !== null || (user && user.role !== 'partner')
  useEffect(() => {
    if (isClosed) onEditorClosed()
  }, [isClosed, onEditorClosed])
  if (isClosed || !user) return <Skeleton height={282} radius={16} />
  return <EditorGate isNamed={!isIndex} onClosed={onEditorClosed} onTitle={onTitle} />
}
