export { loadRentScreen } from './lazy.ts'
export { RentScreen, type RentScreenProps } from './view/RentScreen.tsx'
export { RentSkeleton } from './view/RentSkeleton.tsx'
