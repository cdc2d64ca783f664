import './scheduling.ts'
import type { Offer } from '@wherry/booking/domain/offer.ts'
import { createOffers } from '@wherry/booking/testing/offerLists.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { count, expect, freshPlaces, type Steps } from './page.ts'

interface Parts {
  /** What stands around everything once: a theme, a language. */
  around?: (children: ReactNode) => ReactNode
  offers: (offers: readonly Offer[]) => ReactNode
  /** Finds a card. */
  card: string
}

const thousand = createOffers(1000)

/** A scenario of a thousand offers, one by one. */
export function offersStepsOf({ around = (children) => children, offers, card }: Parts): Steps {
  let root: Root
  const show = (children: ReactNode) => flushSync(() => root.render(around(children)))
  return {
    before: () => {
      root = createRoot(freshPlaces(1)[0]!)
      show('')
    },
    step: () => show(offers(thousand)),
    check: () => expect('a thousand cards stand there', count(card) === 1000),
    after: () => flushSync(() => root.unmount()),
  }
}
