/** Loads the search of cars by the hour with all that it needs. */
export const loadRentScreen = async () => (await import('./view/RentScreen.tsx')).RentScreen
