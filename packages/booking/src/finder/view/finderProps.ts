import type { FinderSearch, SearchAddress } from '../../search/index.ts'

export interface FinderScreenProps {
  search: FinderSearch
  /**
   * True if the offer of an order has already led to the booking automatically, and the person has come back to choose.
   * @default false
   */
  isLedOn?: boolean
  /**
   * Puts the search into the address; absent values are removed from it. `replace` is true if the address
   * only follows the screen, so that the back button does not stop there.
   */
  onSearch(next: SearchAddress, how: { replace: boolean }): void
  /**
   * Called after an offer was chosen and is in the finder's state. `byItself`: it was chosen automatically
   * for an order that is repeated or changed.
   */
  onChosen(how?: { byItself: boolean }): void
  /**
   * Goes to the base path if the order of a change could not be read (BOOK-51). @default the search is
   * emptied on the same path
   */
  onLost?(): void
  /** Removes `passengersCount` from the address. @default an empty list has no button for it */
  onAnySeats?: (() => void) | undefined
  /** Goes to the same search among the cars by the hour. @default there are no such cars */
  onRent?(next: SearchAddress): void
}
