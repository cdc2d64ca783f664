'use client'
import type { PartAttributes } from '../../private/parts.ts'
import * as css from './RangeCalendar.css.ts'
import type { DateRange } from './rangeMath.ts'

/** A named span, chosen by one press. */
export interface RangePreset {
  label: string
  range: DateRange
}

interface RangePresetsProps {
  presets: readonly RangePreset[]
  value: DateRange | null
  /** Accessible name of the group of buttons. */
  label: string
  /** Returns the reason why a span cannot be chosen now; null if it can. */
  reasonOf: (range: DateRange) => string | null
  onChoose: (preset: RangePreset) => void
  part: PartAttributes<'presets' | 'preset'>
}

/** Named spans as buttons; the button of the chosen span is pressed. */
export function RangePresets({ presets, value, label, reasonOf, onChoose, part }: RangePresetsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of one kind, not a set of fields
    <div role="group" aria-label={label} {...part('presets', css.presets)}>
      {presets.map((preset) => {
        const { start, end } = preset.range
        return (
          <button
            key={`${preset.label} ${start} ${end}`}
            type="button"
            {...part('preset', css.preset)}
            aria-pressed={value?.start === start && value.end === end}
            aria-disabled={reasonOf(preset.range) !== null || undefined}
            onClick={() => onChoose(preset)}
          >
            {preset.label}
          </button>
        )
      })}
    </div>
  )
}
