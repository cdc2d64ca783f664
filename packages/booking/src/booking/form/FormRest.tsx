import { usePhoneText } from '../../module/usePhoneText.ts'
import { CompanySection } from './company/CompanySection.tsx'
import { ViewersSection } from './company/ViewersSection.tsx'
import { ExtrasSection } from './extras/ExtrasSection.tsx'
import { WishesSection } from './extras/WishesSection.tsx'
import { Agreement } from './pay/Agreement.tsx'
import { BonusPlate } from './pay/BonusPlate.tsx'
import { PassengersSection } from './people/PassengersSection.tsx'

export interface FormRestProps {
  onBack(): void
}

/** The sections of the form below the trip. */
export function FormRest({ onBack }: FormRestProps) {
  // Loads the formatting of phones for the confirmation page, where a number formatted later would move its
  // lines.
  usePhoneText()
  return (
    <>
      <PassengersSection />
      <ExtrasSection />
      <CompanySection onBack={onBack} />
      <ViewersSection />
      <WishesSection />
      <BonusPlate />
      <Agreement />
    </>
  )
}
