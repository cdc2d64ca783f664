/** Loads the booking form with all that it needs. */
export const loadBookingScreen = () => import('./form/BookingScreen.tsx').then((part) => part.BookingScreen)
