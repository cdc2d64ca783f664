'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useId,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { DownIcon } from '../../icons/icons.tsx'
import { cx } from '../../private/cx.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { chevron, head, plate } from '../Plate/Plate.css.ts'
import type { PlatePart } from '../Plate/Plate.tsx'
import * as css from './Accordion.css.ts'
import { AccordionPanel } from './AccordionPanel.tsx'

/** Parts of an accordion: each `item`, its heading, and the parts of a folding panel. */
export type AccordionPart = 'item' | 'heading' | PlatePart

export interface AccordionItem<Value extends string = string> {
  /** Value that is unique among the panels. */
  value: Value
  /** Title of the panel; a press anywhere in its row folds or unfolds it. */
  title: ReactNode
  /** Icon of 20 px before the title. */
  icon?: ReactNode
  /** Content of the panel. It stays mounted while folded, so that no entered value is lost. */
  children: ReactNode
}

interface AccordionShared<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Panels in their order. With six or fewer each is a landmark of the page while open, named by its title; with more none is. */
  items: readonly AccordionItem<Value>[]
  /** Level of the headings on the page. @default 3 */
  level?: 2 | 3 | 4 | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<AccordionPart> | undefined
}

/** Props of an accordion in which opening a panel folds the others. `Held` is the type of a controlled value. */
export interface AccordionProps<Value extends string = string, Held extends Value | null = Value | null>
  extends AccordionShared<Value> {
  /** True if several panels may be open at a time. @default false */
  isMultiple?: false | undefined
  /** Value of the open panel; null if all are folded. @default uncontrolled */
  value?: Held | undefined
  /** Value at the start, where `value` is not given. @default null */
  defaultValue?: Held | undefined
  /** Called with the value of the panel that was opened; with null after the open one was folded. */
  onChange?: ((value: Value | null) => void) | undefined
}

/** Props of an accordion in which any number of panels is open. */
export interface AccordionMultipleProps<Value extends string = string, Held extends Value = Value>
  extends AccordionShared<Value> {
  isMultiple: true
  /** Values of the open panels. @default uncontrolled */
  value?: readonly Held[] | undefined
  /** Value at the start, where `value` is not given. @default [] */
  defaultValue?: readonly Held[] | undefined
  /** Called with the values of all open panels, in the order of the panels. */
  onChange?: ((value: Value[]) => void) | undefined
}

/** Most panels that are landmarks each; more of them would make the list of landmarks useless (APG). */
const mostRegions = 6

const listOf = (value: string | null | undefined) =>
  value === undefined ? undefined : value === null ? [] : [value]

const Forwarded = forwardRef((props: AccordionProps | AccordionMultipleProps, ref: Ref<HTMLDivElement>) => {
  const { isMultiple = false, value: _value, defaultValue: _default, onChange: _onChange, ...given } = props
  const { items, level = 3, className, classNames, ...rest } = given
  const part = partsOf(classNames)
  const id = useId()
  const [open, change] = useControlled<readonly string[]>(
    props.isMultiple ? props.value : listOf(props.value),
    (props.isMultiple ? props.defaultValue : listOf(props.defaultValue)) ?? [],
    (next) => (props.isMultiple ? props.onChange?.([...next]) : props.onChange?.(next[0] ?? null)),
  )
  /** Value of the panel that the last press opened; null if it folded one. */
  const [moved, setMoved] = useState<string | null>(null)
  const toggle = (value: string) => {
    const isOpen = open.includes(value)
    setMoved(isOpen ? null : value)
    const values = items.map((item) => item.value)
    change(values.filter((one) => (one === value ? !isOpen : isMultiple && open.includes(one))))
  }
  const Heading = `h${level}` as const
  return (
    <div {...rest} ref={ref} className={cx(css.accordion, className)}>
      {items.map(({ value, title, icon, children }, at) => {
        const [headId, panelId] = [`${id}-${at}`, `${id}-${at}-panel`]
        const isOpen = open.includes(value)
        const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
          flushSync(() => toggle(value))
          // A long panel above may have folded, and the pressed head is then above the window.
          currentTarget.scrollIntoView({ block: 'nearest' })
        }
        return (
          <div key={value} {...part('item', plate)}>
            <Heading {...part('heading', css.heading)}>
              {/* Same markup as the row of a Plate: a shared function would add bytes to pages that have only one of them. */}
              <button
                type="button"
                {...part('trigger', head)}
                id={headId}
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={onClick}
              >
                {icon}
                {title}
                <DownIcon {...part('arrow', chevron)} />
              </button>
            </Heading>
            <AccordionPanel
              id={panelId}
              labelledBy={items.length > mostRegions ? undefined : headId}
              isMoved={moved === value}
              onFound={() => toggle(value)}
              {...{ isOpen, part }}
            >
              {children}
            </AccordionPanel>
          </div>
        )
      })}
    </div>
  )
})
Forwarded.displayName = 'Accordion'

/** Folding panels that belong together, of which one is open or several are (APG accordion). */
export const Accordion = Forwarded as {
  <Value extends string, Held extends Value | null = Value | null>(
    props: AccordionProps<Value, Held> & RefAttributes<HTMLDivElement>,
  ): ReactNode
  <Value extends string, Held extends Value = Value>(
    props: AccordionMultipleProps<Value, Held> & RefAttributes<HTMLDivElement>,
  ): ReactNode
}
