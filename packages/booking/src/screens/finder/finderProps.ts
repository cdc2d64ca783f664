import type { SearchAddress } from '../../state/searchAddress.ts'

/** What the search page's query holds (SHELL-17); what it does not know the app leaves out. */
export interface FinderSearch extends SearchAddress {
  /** Fewest seats of the classes that are shown, from 1 (PRICE-09). @default any */
  passengersCount?: number | undefined
}

export interface FinderScreenProps {
  search: FinderSearch
  /** Here the offer of an order has led on by itself before: the person came back to choose. @default false */
  isLedOn?: boolean
  /**
   * Carries what the search is to the address; what is left out goes from it. `replace` is true where the address only
   * follows what stands on the screen, so that back does not stop there.
   */
  onSearch(next: SearchAddress, how: { replace: boolean }): void
  /** An offer was chosen and stands in the finder's state; `byItself`: for an order that is repeated or changed. */
  onChosen(how?: { byItself: boolean }): void
  /** To the base path: the order of a change could not be read (BOOK-51). @default the search is emptied where it is */
  onLost?(): void
  /** Takes `passengersCount` out of the address. @default nothing leads out of a list that it has emptied */
  onAnySeats?: (() => void) | undefined
  /** To the same search among the cars by the hour. @default there are none */
  onRent?(next: SearchAddress): void
}
