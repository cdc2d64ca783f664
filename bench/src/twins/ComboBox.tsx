import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'

export interface ComboBoxProps {
  label: string
  items: readonly { id: string; name: string }[]
  onSelect: (id: string) => void
}

/** A hand-written filtered list under an input: typing opens it, arrows move, Enter and a press choose. */
export function ComboBox({ label, items, onSelect }: ComboBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const offered = useMemo(
    () => items.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    [items, text],
  )
  const current = isOpen ? offered[active] : undefined

  useEffect(() => {
    if (current) document.getElementById(`${id}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const pick = (item: { id: string; name: string }) => {
    setText(item.name)
    setOpen(false)
    onSelect(item.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      setActive((active + step + offered.length) % offered.length)
    } else if (event.key === 'Enter' && current) pick(current)
    else if (event.key === 'Escape') setOpen(false)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <input
          id={id}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.id}`}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </div>
      {isOpen && offered.length > 0 && (
        <div role="listbox" id={`${id}-list`} aria-label={label} className="popover list">
          {offered.map((item, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard picks from the input
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className="option"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(item)}
            >
              {item.name}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
