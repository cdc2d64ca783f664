import type { Platform } from '../../kernel/platform.ts'
import { hasUserChanged } from '../../kernel/values/hasUserChanged.ts'
import type { SavedBooking } from '../state/bookingState.ts'
import { canonical } from '../state/intent.ts'
import type { Begun, KnownOrder } from '../state/progress.ts'
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

/** Lifetime of an unfinished form since its last change, milliseconds. */
const draftLifeMs = 24 * 60 * 60 * 1000

const slotName = 'wherry-draft-slot'

/** Result of a search for a booking of an earlier visit. */
export type StoredBooking = { kind: 'kept'; kept: SavedBooking } | { kind: 'begun'; order: Begun } | null

/** Keeps the unfinished booking of one tab on the device. Without storage it does nothing. */
export interface DraftStore {
  /** Requests that were sent for each intent, in all tabs. */
  readonly intents: SentIntents
  /**
   * Keeps the form for 24 h from its last change. Saving the same form again does not extend its time. The
   * form of a known order is kept as long as its payment mark.
   */
  save(kept: SavedBooking): void
  /** Keeps the form and the `cached_trip` mark for 900 s from now, before the page is left for payment. */
  saveForPayment(kept: SavedBooking & { order: KnownOrder }): void
  /**
   * Reads the booking of this tab, or else of the tab that wrote last. A broken or expired one is dropped.
   */
  read(): StoredBooking
  /** Removes the booking in every tab that holds it, because it is done or was given up. */
  clear(): void
  /**
   * Sets the signed-in user, null for nobody. Drafts of another account and expired ones are removed in the
   * scope of every partner. A guest's draft now belongs to the account that signs in. The ids of this
   * account's own order stay, so that it can be paid (BOOK-46, BOOK-58).
   */
  claim(userId: string | null): void
  /** Removes a paid order from every tab; the forms of other trips stay (BOOK-58). */
  clearOrder(transaction: string): void
}

/** @param scope names the partner and the user, so that forms are never shared between them */
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
  /** Undefined: the signed-in user is not known yet. */
  let owner: string | null | undefined

  /** Copies the form of a duplicated tab, so that each tab keeps its own. Null: there is nothing to copy. */
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

  /** Slots of all tabs, the last written first, without expired ones. */
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

  /** Expiry of a form without an order. A form taken over from another tab keeps the expiry it had there. */
  function lifeEndOf(kept: SavedBooking): number {
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
        // The personal data are removed; the order's ids stay for a day.
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
        // A booking that another tab has begun since then is not removed.
        if (done && theirs ? theirs.intentId === done.intentId : one === origin) forget(one)
      }
      removePaymentMark(platform)
    },
    claim(userId) {
      owner = userId
      if (hasUserChanged(readPaymentMark(platform)?.owner, userId)) removePaymentMark(platform)
      for (const name of local.names()) {
        const parts = draftPartsOf(name)
        if (!parts) continue
        const snapshot = readSnapshot(local.get(name))
        const left = snapshot && claimed(snapshot, userId, clock.now())
        if (left) local.set(name, writeSnapshot(left))
        else forgetIn(parts.scope, parts.slot)
        if (!left && parts.scope === scope && hasUserChanged(snapshot?.owner, userId))
          removePaymentMark(platform)
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
 * Returns the part of a kept form that stays for the signed-in user (null: nobody): all of it, the ids of the
 * user's own order, or nothing.
 * @param now epoch milliseconds
 */
function claimed(snapshot: Snapshot, userId: string | null, now: number): Snapshot | null {
  const { owner, until } = snapshot
  if (hasUserChanged(owner, userId)) {
    const order = snapshot.kept?.order ?? snapshot.begun
    if (!order || userId === null || order.userId !== userId) return null
    return { until: now + draftLifeMs, kept: null, begun: orderIdsOf(order), owner: userId }
  }
  const whose = userId === null ? {} : { owner: userId }
  if (until > now) return { ...snapshot, ...whose }
  const left = nameLeftOf(snapshot, null)
  return left && left.until > now ? { until: left.until, kept: null, begun: left.order, ...whose } : null
}

/** Order whose form has expired, and the expiry of its ids in epoch milliseconds. Null: none. */
function nameLeftOf(
  snapshot: Snapshot | null,
  mark: PaymentMark | null,
): { order: Begun; until: number } | null {
  const order = snapshot?.kept?.order
  if (snapshot && order) return { order: orderIdsOf(order), until: snapshot.until + draftLifeMs }
  if (snapshot?.begun) return { order: orderIdsOf(snapshot.begun), until: snapshot.until }
  return mark && { order: orderIdsOf(mark), until: mark.exp + draftLifeMs }
}

/** Returns the ids of an order alone. */
export function orderIdsOf({ orderId, userId, transaction, number }: Begun): Begun {
  return { orderId, ...(userId ? { userId } : {}), transaction, number }
}
