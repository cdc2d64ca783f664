import { CheckIcon } from '../../icons/icons.tsx'
import * as list from '../../private/listBox.css.ts'
import * as css from './Select.css.ts'
import { isOff, type SelectGroup, type SelectOption } from './selectOption.ts'

type SelectOptionsProps<Value extends string> = { groups: readonly SelectGroup<Value>[] } & (
  | { isNative: true }
  | {
      isNative?: false
      listId: string
      /** Places among all options: of the active one, null for none, and of the chosen one. */
      current: number | null
      chosen: number
      onTake: (option: SelectOption<Value>) => void
    }
)

/** What stands in the list, the platform's or ours. */
export function SelectOptions<Value extends string>(props: SelectOptionsProps<Value>) {
  const { groups } = props
  if (props.isNative)
    return groups.map((group) => {
      const options = group.items.map((option) => (
        <option key={option.value} value={option.value} disabled={isOff(option)}>
          {option.offReason ? `${option.label} — ${option.offReason}` : option.label}
        </option>
      ))
      if (!group.title) return options
      return (
        <optgroup key={group.key} label={group.title}>
          {options}
        </optgroup>
      )
    })
  const { listId, current, chosen, onTake } = props
  let next = 0
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
    <div key={group.key} role="group" aria-label={group.title}>
      {group.title && (
        <div className={list.listTitle} aria-hidden="true">
          {group.title}
        </div>
      )}
      {group.items.map((option) => {
        const at = next++
        const note = option.offReason ?? option.note
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the field
          <div
            key={option.value}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            aria-disabled={isOff(option) || undefined}
            data-active={at === current ? '' : undefined}
            data-selected={at === chosen ? '' : undefined}
            className={list.option}
            onClick={() => onTake(option)}
          >
            {option.icon && <span className={list.optionIcon}>{option.icon}</span>}
            <span className={list.optionMain}>
              <span className={css.label}>{option.label}</span>
              {note && <span className={css.note}>{note}</span>}
            </span>
            {option.end && <span className={list.optionEnd}>{option.end}</span>}
            {at === chosen && <CheckIcon className={css.tick} />}
          </div>
        )
      })}
    </div>
  ))
}
