import './scheduling.ts'
import type { Offer } from '@wherry/booking/kernel'
import { createOffers } from '@wherry/booking/testing/samples/offerLists.ts'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { count, expect, freshPlaces, type Steps } from './page.ts'

interface Parts {
  /** Wraps the cards in the library's providers, such as a theme and a language. */
  around?: (children: ReactNode) => ReactNode
  offers: (offers: readonly Offer[]) => ReactNode
  /** Selector of a card. */
  card: string
}

const thousand = createOffers(1000)

/** A scenario with a thousand offers, one card each. */
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
