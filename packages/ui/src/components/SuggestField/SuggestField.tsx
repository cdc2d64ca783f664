'use client'
import { forwardRef, type ReactElement, type Ref, type RefAttributes } from 'react'
import { ComboBoxView } from '../ComboBox/ComboBoxView.tsx'
import type { ComboBoxPart, ComboBoxProps } from '../ComboBox/comboBoxProps.ts'
import { textAlone } from './textAlone.ts'

/** Parts of a field with suggestions. */
export type SuggestFieldPart = ComboBoxPart

export interface SuggestFieldProps<T>
  extends Omit<
    ComboBoxProps<T>,
    'value' | 'defaultValue' | 'onChange' | 'allowsFreeText' | 'filter' | 'onCreate' | 'formValue'
  > {
  /** Text of the input. @default uncontrolled: the typed text, or that of the chosen option */
  inputValue?: string | undefined
}

const Forwarded = forwardRef(<T,>(props: SuggestFieldProps<T>, ref: Ref<HTMLInputElement>) => (
  <ComboBoxView {...(props as SuggestFieldProps<unknown>)} parts={textAlone} formValue="text" ref={ref} />
))
Forwarded.displayName = 'SuggestField'

/**
 * A text field with suggestions. The text is the value, and the owner searches the suggestions. For a choice by key use
 * a ComboBox.
 */
export const SuggestField = Forwarded as <T>(
  props: SuggestFieldProps<T> & RefAttributes<HTMLInputElement>,
) => ReactElement
