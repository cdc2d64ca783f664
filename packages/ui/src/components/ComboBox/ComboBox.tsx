'use client'
import { forwardRef, type ReactElement, type Ref, type RefAttributes } from 'react'
import { type ComboBoxParts, ComboBoxView } from './ComboBoxView.tsx'
import type { ComboBoxProps } from './comboBoxProps.ts'
import { isTextAlone, useChoice } from './useChoice.ts'
import { useCreating } from './useCreating.ts'
import { useFitting } from './useFitting.ts'
import { useRowWindow } from './useRowWindow.ts'

export {
  type ComboBoxPart,
  type ComboBoxProps,
  type ComboBoxReason,
  comboBoxFormValues,
  comboBoxFullScreens,
  comboBoxVariants,
} from './comboBoxProps.ts'

/** The hooks for a choice by key, which this component needs. */
export const choiceParts: ComboBoxParts = { isTextAlone, useChoice, useFitting, useCreating, useRowWindow }

const Forwarded = forwardRef(<T,>(props: ComboBoxProps<T>, ref: Ref<HTMLInputElement>) => (
  <ComboBoxView {...(props as ComboBoxProps<unknown>)} parts={choiceParts} ref={ref} />
))
Forwarded.displayName = 'ComboBox'

/** A field that suggests options for the typed text: the APG combobox with list autocomplete and manual selection. */
export const ComboBox = Forwarded as <T>(
  props: ComboBoxProps<T> & RefAttributes<HTMLInputElement>,
) => ReactElement
