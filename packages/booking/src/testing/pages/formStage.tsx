import { Form } from '@wherry/ui'
import { useMemo, useState } from 'react'
import type { BookingScreenProps } from '../../booking/form/BookingScreen.tsx'
import { ComingRest, SkeletonSummary } from '../../booking/form/BookingSkeleton.tsx'
import { formFactsOf } from '../../booking/form/formFacts.ts'
import { FormContext, type FormView } from '../../booking/form/formView.ts'
import { LaterPart } from '../../booking/form/LaterPart.tsx'
import { TripSection } from '../../booking/form/trip/TripSection.tsx'
import { WayBack } from '../../booking/form/trip/WayBack.tsx'
import { useBooking } from '../../booking/order/useBooking.ts'
import { unknownUser } from '../../kernel/model/user.ts'
import { usePart } from '../../kernel/store/usePart.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { forgetFailedParts, lazyPart } from '../../view/lazy.tsx'
import * as css from '../../view/ride/FormPage.css.ts'

export interface FormStageProps extends BookingScreenProps {
  /** Loads the parts; called again after a failure. */
  load(): Promise<() => null>
}

/**
 * The form as `BookingScreen` draws it, with a loader of its own for the parts below the trip and beside it: those of the
 * screen itself come once for all stories of a page.
 */
export function FormStage({ load, ...ways }: FormStageProps) {
  const [Part] = useState(() => lazyPart(load))
  const booking = useBooking({ utm: {}, ...ways })
  const t = useT('order')
  const { lang, serviceLang } = useModule()
  const [tries, setTries] = useState(0)
  const { facts, user } = booking
  const hasDraft = usePart(facts, ({ state }) => state.draft !== null)
  const view = useMemo<Omit<FormView, 'booking'>>(() => {
    const idOf = (field: string) => `stage.${field}`
    return {
      ...{ t, lang, serviceLang, idOf, fieldSays() {} },
      facts: formFactsOf(facts, { user: user ?? unknownUser, t, lang, idOf }),
      frameProps: () => ({ onBlur() {}, onFocus() {} }),
    }
  }, [facts, user, t, lang, serviceLang])
  if (!hasDraft || !user) return null
  const again = () => {
    forgetFailedParts()
    setTries(tries + 1)
  }
  return (
    <FormContext.Provider value={{ ...view, booking }}>
      <div className={css.columns}>
        <Form className={css.form}>
          <TripSection />
          <WayBack />
          <LaterPart key={`rest${tries}`} wait={<ComingRest />} onAgain={again}>
            <Part />
          </LaterPart>
        </Form>
        <LaterPart key={`sum${tries}`} wait={<SkeletonSummary />}>
          <Part />
        </LaterPart>
      </div>
    </FormContext.Provider>
  )
}
