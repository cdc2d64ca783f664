import '../scheduling.ts'
import { Calendar } from '@wherry/ui/components/Calendar/Calendar.tsx'
import { ComboBox } from '@wherry/ui/components/ComboBox/ComboBox.tsx'
import { DatePicker } from '@wherry/ui/components/DatePicker/DatePicker.tsx'
import { ThemeProvider } from '@wherry/ui/themes/ThemeProvider.tsx'
import { useMemo, useState } from 'react'
import { benchOf } from '../calendarBench.tsx'
import { chosen, limits, offer, today } from '../page.ts'
import { matching, type Town } from '../towns.ts'

const day = { value: chosen, today, minValue: limits.min, maxValue: limits.max, onChange: () => {} }
const idOf = ({ id }: Town) => id
const nameOf = ({ name }: Town) => name

function Towns() {
  const [text, setText] = useState('')
  const groups = useMemo(() => [{ key: 'towns', items: matching(text) }], [text])
  return (
    <ComboBox
      label="From"
      inputValue={text}
      onInputChange={setText}
      groups={groups}
      getKey={idOf}
      getText={nameOf}
      onSelect={({ name }) => setText(name)}
      openOnFocus={false}
    />
  )
}

offer(
  benchOf({
    around: (children) => <ThemeProvider>{children}</ThemeProvider>,
    calendar: (key) => <Calendar key={key} {...day} />,
    days: '[role="gridcell"] button',
    focusedDay: 'td [tabindex="0"]',
    picker: <DatePicker label="Date" {...day} />,
    opener: '[aria-haspopup="dialog"]',
    combo: <Towns />,
  }),
)
