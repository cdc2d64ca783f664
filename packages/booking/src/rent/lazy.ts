/** Loads the search of cars by the hour with all that it needs. */
export const loadRentScreen = () => import('./view/RentScreen.tsx').then((part) => part.RentScreen)
