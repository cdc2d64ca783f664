'use client'
import { useMemo, useState } from 'react'
import { useFormValue } from '../../private/form/useFormValue.ts'
import type { ComboBoxParts } from '../ComboBox/ComboBoxView.tsx'

/** Abilities of a field whose text is its value: it has no choice by key, no filter and no window for long lists. */
export const textAlone: ComboBoxParts = {
  isTextAlone: () => true,

  useChoice({ name, inputValue, defaultInputValue = '', onInputChange, getText }) {
    const life = useFormValue<string>(name, inputValue, defaultInputValue)
    const { value: text, hold } = life
    const [first] = useState(text)
    const turnTo: ReturnType<ComboBoxParts['useChoice']>['type'] = (next, reason) => {
      hold(next)
      if (next !== text) onInputChange?.(next, reason)
    }
    return {
      ...{ key: null, chosen: null, text, query: text, error: life.error, ownError: undefined },
      type: turnTo,
      adopt: (written) => turnTo(written, 'type'),
      pick: (item) => hold(getText(item)),
      leave: () => {},
      reset: () => {
        const back = inputValue === undefined ? defaultInputValue : first
        life.reset()
        if (back !== text) onInputChange?.(back, 'reset')
      },
    }
  },

  useFitting({ groups }) {
    return {
      offered: useMemo(() => groups.filter(({ items }) => items.length > 0), [groups]),
      count: undefined,
    }
  },

  useCreating: ({ offered, getKey, getText, renderItem }) => ({
    ...{ offered, getKey, getText, renderItem },
    made: (item) => item,
  }),

  useRowWindow: () => ({ drawn: null, look: () => {}, isActiveDrawn: true }),
}
