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
import type { YachtFlowProps } from '@wherry/booking/screens/yacht/YachtFlow.tsx'
import { Skeleton } from '@wherry/ui/components/Skeleton/Skeleton.tsx'
import { type ReactNode, Suspense, useEffect, useMemo } from 'react'
import { utmOf, withSeats } from './laterQuery.ts'
import { type AccountPage, keptQuery, type Page, withSearch } from './paths.ts'
import { partnerPage, returnQuery } from './returning.ts'
import type { Go, Visited } from './routes.tsx'

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
  page: Exclude<Page, { name: 'finder' }>
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
export function LaterPages({ page, children, ...all }: LaterPagesProps) {
  return (
    <Suspense
      fallback={
        <div data-coming="">
          <PageSkeleton page={page} />
        </div>
      }
    >
      {children}
      <LaterPage page={page} {...all} />
    </Suspense>
  )
}

function PageSkeleton({ page }: Pick<LaterPagesProps, 'page'>) {
  switch (page.name) {
    case 'rent':
      return <RentSkeleton />
    case 'prices':
    case 'approval':
      return <BookingSkeleton />
    default:
      return <Skeleton height={282} radius={16} />
  }
}

function LaterPage({
  page,
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

  switch (page.name) {
    case 'rent':
      return <RentScreen {...rent} />
    case 'prices':
      return (
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
      )
    case 'approval':
      return (
        <ApprovalScreen
          transaction={page.transaction}
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
      )
    case 'account/settings':
    case 'account/list':
      return <AccountHost name={page.name} />
    case 'edit':
      return <EditorPage {...editor} onTitle={onTitle} />
    default:
      return (
        <YachtFlow
          page={page.name}
          entry={visited}
          onGo={(name, how) => go({ name }, keptQuery(query), how)}
          onTitle={onTitle}
        />
      )
  }
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
