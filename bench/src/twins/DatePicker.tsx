import { useEffect, useId, useRef, useState } from 'react'
import { Calendar, type CalendarProps } from './Calendar.tsx'

export interface DatePickerProps extends CalendarProps {
  label: string
}

/** A hand-written date field: a text input, and a button that opens a month under it and focuses the month. */
export function DatePicker({ label, value, onChange, ...limits }: DatePickerProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])

  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="field" ref={root}>
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <input id={id} defaultValue={value?.split('-').reverse().join('.')} placeholder="00.00.0000" />
        <button
          type="button"
          ref={opener}
          aria-label="Choose a date"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          ▾
        </button>
      </div>
      {isOpen && (
        <div
          role="dialog"
          aria-label="Choose a date"
          className="popover"
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <Calendar
            {...limits}
            value={value}
            autoFocus
            onChange={(day) => {
              onChange(day)
              close()
            }}
          />
        </div>
      )}
    </div>
  )
}
