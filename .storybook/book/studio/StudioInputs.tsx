import { Button, SegmentedControl, Select, TextField } from '@wherry/ui'
import { useState } from 'react'
import { choices, firstOptions, readOptions, type StudioOptions } from './studioOptions.ts'

interface InputProps {
  options: StudioOptions
  onChange(options: StudioOptions): void
}

interface ColorInputProps {
  label: string
  /** `#rrggbb` or `#rgb`; empty for none. */
  value: string
  /** Colour in the picker while there is none. */
  usual: string
  isOptional?: boolean
  onChange(value: string): void
}

const isColor = (text: string) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.slice(0, 8)) && text.length < 8
/** Picker of the browser: it takes six digits alone. */
const six = (color: string) => (color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color)

/** Colour as a text, with the browser's own picker beside it. A text that is no colour stays and changes nothing. */
function ColorInput({ label, value, usual, isOptional = false, onChange }: ColorInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isRead = typed === null || isColor(typed) || (isOptional && typed === '')
  const change = (text: string) => {
    const next = text.trim().slice(0, 20)
    setTyped(next)
    if (isColor(next) || (isOptional && next === '')) onChange(next.toLowerCase())
  }
  return (
    <div className="studio-color">
      <TextField
        label={label}
        value={isRead && typed !== null && typed.toLowerCase() === value ? typed : isRead ? value : typed}
        onChange={change}
        isOptional={isOptional}
        error={isRead ? undefined : 'A colour has three or six digits: #0a5 or #00ad5a.'}
        spellCheck={false}
        autoComplete="off"
      />
      <input
        type="color"
        aria-label={`${label}, picker`}
        value={six(value || usual)}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  )
}

const titles = {
  scheme: 'Scheme',
  contrast: 'Contrast',
  density: 'Density',
  radius: 'Roundness',
} as const
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Inputs of the studio. */
export function StudioInputs({ options, onChange }: InputProps) {
  const set = (part: Partial<StudioOptions>) => onChange(readOptions({ ...options, ...part }))
  return (
    <section className="studio-inputs" aria-label="Inputs">
      <ColorInput
        label="Accent"
        value={options.accent}
        usual={firstOptions.accent}
        onChange={(accent) => set({ accent })}
      />
      <ColorInput
        label="Second colour"
        value={options.secondary}
        usual={options.accent}
        isOptional
        onChange={(secondary) => set({ secondary })}
      />
      <ColorInput
        label="Page colour"
        value={options.surface}
        usual="#ffffff"
        isOptional
        onChange={(surface) => set({ surface })}
      />
      <TextField
        label="Font"
        description="Families by comma. The page has to bring them."
        value={options.font}
        maxLength={100}
        isOptional
        onChange={(font) => onChange({ ...options, font })}
      />
      {(['scheme', 'contrast', 'density', 'radius'] as const).map((name) => (
        <div key={name} className="studio-field">
          <span aria-hidden>{titles[name]}</span>
          <SegmentedControl<string>
            label={titles[name]}
            size="s"
            isBlock
            segments={choices[name].map((value) => ({ value, label: capital(value) }))}
            value={options[name]}
            onChange={(value) => set({ [name]: value })}
          />
        </div>
      ))}
      <Select<string>
        label="Theme under it"
        value={options.base}
        onChange={(base) => set({ base: base as StudioOptions['base'] })}
        groups={[{ key: 'all', items: choices.base.map((value) => ({ value, label: value })) }]}
      />
      <Button variant="outline" onClick={() => onChange(firstOptions)}>
        Begin anew
      </Button>
    </section>
  )
}
