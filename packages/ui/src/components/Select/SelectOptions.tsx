import { CheckIcon } from '../../icons/icons.tsx'
import * as list from '../../private/overlay/listBox.css.ts'
import { optionIcon, pickable } from '../../private/overlay/optionText.css.ts'
import type { PartAttributes } from '../../private/parts.ts'
import * as css from './Select.css.ts'
import { isOff, type SelectGroup, type SelectOption } from './selectOption.ts'
import type { RenderOption, SelectPart } from './selectProps.ts'

type SelectOptionsProps<Value extends string> = { groups: readonly SelectGroup<Value>[] } & (
  | { isNative: true }
  | {
      isNative?: false
      listId: string
      /** Index of the active option among all options; null for none. */
      current: number | null
      isChosen: (option: SelectOption<Value>) => boolean
      renderOption: RenderOption<Value> | undefined
      onTake: (option: SelectOption<Value>) => void
      part: PartAttributes<SelectPart>
    }
)

/** Options of the list, as native options or as our own rows. */
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
  const { listId, current, isChosen: isTaken, renderOption, onTake, part } = props
  let next = 0
  return groups.map((group) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
    <div key={group.key} role="group" aria-label={group.title}>
      {group.title && (
        <div {...part('groupTitle', list.listTitle)} aria-hidden="true">
          {group.title}
        </div>
      )}
      {group.items.map((option) => {
        const at = next++
        const note = option.offReason ?? option.note
        const isActive = at === current
        const isChosen = isTaken(option)
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the field
          <div
            key={option.value}
            id={`${listId}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen}
            aria-disabled={isOff(option) || undefined}
            data-active={isActive ? '' : undefined}
            data-selected={isChosen ? '' : undefined}
            {...part('option', pickable)}
            onClick={() => onTake(option)}
          >
            {renderOption ? (
              <span className={list.optionMain}>
                {renderOption(option, { isActive, isChosen })}
                {option.offReason && <span {...part('optionNote', css.note)}>{option.offReason}</span>}
              </span>
            ) : (
              <>
                {option.icon && <span {...part('optionIcon', optionIcon)}>{option.icon}</span>}
                <span className={list.optionMain}>
                  <span {...part('optionLabel', css.label)}>{option.label}</span>
                  {note && <span {...part('optionNote', css.note)}>{note}</span>}
                </span>
                {option.end && <span {...part('optionEnd', list.optionEnd)}>{option.end}</span>}
              </>
            )}
            {isChosen && <CheckIcon {...part('tick', css.tick)} />}
          </div>
        )
      })}
    </div>
  ))
}
