import type { TimeInputOptions } from './timePickerOptions.ts'
import { useTimeOptions } from './useTimeOptions.ts'

/** A time field with a partner's own markup: plain elements with the attributes of the hook. */
export function OwnTime(props: TimeInputOptions) {
  const time = useTimeOptions(props)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus leaving the input and the list together
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) time.leave()
      }}
    >
      <input aria-label="Time" {...time.inputProps} style={{ width: '100%' }} />
      {time.error && <p role="alert">{time.error}</p>}
      {time.isOpen && (
        <div {...time.listProps} role="listbox" aria-label="Times">
          {time.options.map(({ time, text, props }) => (
            <div key={time} {...props}>
              {text}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
