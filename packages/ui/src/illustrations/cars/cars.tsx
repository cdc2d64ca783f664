import { BusCar } from './Bus.tsx'
import { BusinessCar } from './Business.tsx'
import { ComfortCar } from './Comfort.tsx'
import { EconomyCar } from './Economy.tsx'
import { FirstCar } from './First.tsx'
import { MinibusCar } from './Minibus.tsx'
import { MinivanCar } from './Minivan.tsx'
import { PremiumMinivanCar } from './PremiumMinivan.tsx'

/** The eight car drawings by class, in one chunk that CarIllustration loads. */
export const cars = {
  economy: EconomyCar,
  comfort: ComfortCar,
  business: BusinessCar,
  first: FirstCar,
  minivan: MinivanCar,
  'premium-minivan': PremiumMinivanCar,
  minibus: MinibusCar,
  bus: BusCar,
}
