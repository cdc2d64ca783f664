/** Loads the booking form with all that it needs. */
export const loadBookingScreen = async () => (await import('./form/BookingScreen.tsx')).BookingScreen
