import type { StepperOptions } from './stepperProps.ts'
import { useStepper } from './useStepper.ts'

/** A stepper with a partner's own markup: plain elements with the attributes of the hook. */
export function OwnStepper(props: StepperOptions) {
  const stepper = useStepper(props)
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the attributes lead to the input */}
      <label {...stepper.labelProps}>{props.label}</label>
      <button {...stepper.decrementProps}>−</button>
      <input {...stepper.inputProps} />
      <button {...stepper.incrementProps}>+</button>
      {stepper.note && <p {...stepper.noteProps}>{stepper.note}</p>}
      {stepper.reason && <p {...stepper.reasonProps}>{stepper.reason}</p>}
      {stepper.error && <p {...stepper.errorProps}>{stepper.error}</p>}
    </div>
  )
}
