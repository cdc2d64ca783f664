import { hasLeft } from '../domain/hasLeft.ts'
import type { Platform } from '../platform/platform.ts'
import type { Begun, Kept, KnownOrder } from '../state/bookingState.ts'
import { canonical } from '../state/intent.ts'
import { readSnapshot, type Snapshot, writeSnapshot } from '../state/snapshot.ts'
import { draftIndexOf, draftNameOf, draftPartsOf } from './draftIndex.ts'
import {
  type PaymentMark,
  paymentLifeMs,
  readPaymentMark,
  removePaymentMark,
  writePaymentMark,
} from './paymentMark.ts'
import { createSentIntents, type SentIntents } from './sentIntents.ts'

/** How long an unfinished form is kept, from its last change. */
const draftLifeMs = 24 * 60 * 60 * 1000

const slotName = 'wherry-draft-slot'

/** What was found of an earlier visit. */
export type Found = { kind: 'kept'; kept: Kept } | { kind: 'begun'; order: Begun } | null

/** Keeps the unfinished booking of one tab on the device. Where nothing can be kept it does nothing. */
export interface DraftStore {
  /** What went out for each intent, in all tabs. */
  readonly intents: SentIntents
  /**
   * Keeps the form for 24 h from its last change: what is kept already is kept no longer for it. That of a known order
   * no longer than its payment mark.
   */
  save(kept: Kept): void
  /** Keeps the form and the `cached_trip` mark for 900 s from now, before the page is left for payment. */
  saveForPayment(kept: Kept & { order: KnownOrder }): void
  /** What this tab, or else the last one, has kept. What is broken or too old is dropped. */
  read(): Found
  /** Forgets all of it, in every tab that has the same booking: it is done or was given up. */
  clear(): void
  /**
   * Tells who is here now, null for nobody: what another account has left is forgotten in the scope of every partner, as
   * is what is too old there; a guest's is from now on of the account that signs in. Of an order that is this account's
   * own the name stays, to be paid (BOOK-46, BOOK-58).
   */
  claim(userId: string | null): void
  /** Forgets what any tab has kept of one order, which is paid; the forms of other trips stay (BOOK-58). */
  clearOrder(transaction: string): void
}

/**
 * @param scope names partner and user, so that one never sees the other's form.
 */
export function createDraftStore(platform: Platform, scope: string): DraftStore {
  const { clock, storage } = platform
  const { local, session } = storage
  const indexName = draftIndexOf(scope)
  const nameOf = (slot: string) => draftNameOf(scope, slot)
  const found = session.get(slotName)
  const isCopy = found !== null && platform.isCopiedTab
  const slot = found !== null && !isCopy ? found : platform.randomId()
  const known = isCopy ? takeCopy(found) : found
  let origin = slot
  /** Undefined: nobody has told yet. */
  let owner: string | null | undefined

  /** From now on each tab keeps a form of its own. Null: there is none to be copied. */
  function takeCopy(from: string): string | null {
    const text = local.get(nameOf(from))
    if (text === null) return null
    session.set(slotName, slot)
    local.set(nameOf(slot), text)
    local.set(indexName, [slot, ...listed()].join(' '))
    return slot
  }

  function listed(): string[] {
    return (local.get(indexName) ?? '').split(' ').filter(Boolean)
  }

  /** The slots of all tabs, the last written first, without those whose time is over. */
  function slots(): string[] {
    return listed().filter((one) => {
      const alive = (readSnapshot(local.get(nameOf(one)))?.until ?? 0) > clock.now()
      if (!alive && one !== slot) local.remove(nameOf(one))
      return alive
    })
  }

  function write(snapshot: Snapshot) {
    session.set(slotName, slot)
    const whose = owner === undefined ? readSnapshot(local.get(nameOf(slot)))?.owner : owner
    local.set(nameOf(slot), writeSnapshot({ ...snapshot, ...(whose !== undefined && { owner: whose }) }))
    local.set(indexName, [slot, ...slots().filter((one) => one !== slot)].join(' '))
  }

  /** When the form of no order goes; that of another tab, which is taken up here, goes when it would have gone there. */
  function lifeEndOf(kept: Kept): number {
    const text = canonical(kept)
    for (const one of new Set([slot, origin])) {
      const former = readSnapshot(local.get(nameOf(one)))
      if (former?.kept && canonical(former.kept) === text) return former.until
    }
    return clock.now() + draftLifeMs
  }

  function forget(one: string) {
    forgetIn(scope, one)
  }

  function forgetIn(itsScope: string, one: string) {
    local.remove(draftNameOf(itsScope, one))
    const others = (local.get(draftIndexOf(itsScope)) ?? '').split(' ').filter((other) => other !== one)
    local.set(draftIndexOf(itsScope), others.join(' '))
  }

  return {
    intents: createSentIntents(platform, scope),
    save(kept) {
      const end = kept.order
        ? (readPaymentMark(platform)?.exp ?? clock.now() + paymentLifeMs)
        : lifeEndOf(kept)
      if (end > clock.now()) write({ until: end, kept, begun: null })
    },
    saveForPayment(kept) {
      const exp = clock.now() + paymentLifeMs
      const { orderId, transaction, number } = kept.order
      writePaymentMark(platform, { orderId, transaction, number, exp, ...(owner && { owner }) })
      write({ until: exp, kept, begun: null })
    },
    read() {
      const now = clock.now()
      const from = known ?? slots()[0] ?? slot
      origin = from
      const snapshot = readSnapshot(local.get(nameOf(from)))
      if (snapshot?.kept && snapshot.until > now) return { kind: 'kept', kept: snapshot.kept }
      const left = nameLeftOf(snapshot, readPaymentMark(platform))
      if (left && now < left.until) {
        // The personal data goes, the order's name stays for a day.
        if (snapshot?.kept) write({ until: left.until, kept: null, begun: left.order })
        return { kind: 'begun', order: left.order }
      }
      if (snapshot || local.get(nameOf(from)) !== null) forget(from)
      if (left) removePaymentMark(platform)
      return null
    },
    clear() {
      const done = readSnapshot(local.get(nameOf(slot)))?.kept
      forget(slot)
      for (const one of new Set([origin, ...listed()])) {
        const theirs = readSnapshot(local.get(nameOf(one)))?.kept
        // Another booking, which a tab has begun since, stays.
        if (done && theirs ? theirs.intentId === done.intentId : one === origin) forget(one)
      }
      removePaymentMark(platform)
    },
    claim(userId) {
      owner = userId
      if (hasLeft(readPaymentMark(platform)?.owner, userId)) removePaymentMark(platform)
      for (const name of local.names()) {
        const parts = draftPartsOf(name)
        if (!parts) continue
        const snapshot = readSnapshot(local.get(name))
        const left = snapshot && claimed(snapshot, userId, clock.now())
        if (left) local.set(name, writeSnapshot(left))
        else forgetIn(parts.scope, parts.slot)
        if (!left && parts.scope === scope && hasLeft(snapshot?.owner, userId)) removePaymentMark(platform)
      }
    },
    clearOrder(transaction) {
      for (const one of new Set([slot, ...listed()])) {
        const snapshot = readSnapshot(local.get(nameOf(one)))
        const order = snapshot?.kept?.order ?? snapshot?.begun
        if (order?.transaction === transaction) forget(one)
      }
      removePaymentMark(platform, transaction)
    },
  }
}

/**
 * What of a kept form stays where a user is here, null for nobody: all of it, the name of their own order, or nothing.
 * @param now epoch milliseconds
 */
function claimed(snapshot: Snapshot, userId: string | null, now: number): Snapshot | null {
  const { owner, until } = snapshot
  if (hasLeft(owner, userId)) {
    const order = snapshot.kept?.order ?? snapshot.begun
    if (!order || userId === null || order.userId !== userId) return null
    return { until: now + draftLifeMs, kept: null, begun: begunOf(order), owner: userId }
  }
  const whose = userId === null ? {} : { owner: userId }
  if (until > now) return { ...snapshot, ...whose }
  const left = nameLeftOf(snapshot, null)
  return left && left.until > now ? { until: left.until, kept: null, begun: left.order, ...whose } : null
}

/** The order whose form is not to be kept any longer, and until when its name is, epoch milliseconds. Null: none. */
function nameLeftOf(
  snapshot: Snapshot | null,
  mark: PaymentMark | null,
): { order: Begun; until: number } | null {
  const order = snapshot?.kept?.order
  if (snapshot && order) return { order: begunOf(order), until: snapshot.until + draftLifeMs }
  if (snapshot?.begun) return { order: begunOf(snapshot.begun), until: snapshot.until }
  return mark && { order: begunOf(mark), until: mark.exp + draftLifeMs }
}

/** An order without its form. */
export function begunOf({ orderId, userId, transaction, number }: Begun): Begun {
  return { orderId, ...(userId ? { userId } : {}), transaction, number }
}
