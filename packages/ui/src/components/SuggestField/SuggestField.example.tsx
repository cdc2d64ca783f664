import { useState } from 'react'
import { SuggestField, type SuggestFieldProps } from './SuggestField.tsx'

const streets = ['Moda Caddesi 142, Kadıköy', 'Moda Caddesi 14, Kadıköy', 'Moda Sahil Parkı']
const same = (text: string) => text

/** Streets that contain the typed letters; a real owner would ask a service. */
export function Streets(props: Partial<SuggestFieldProps<string>>) {
  const [text, setText] = useState(props.inputValue ?? '')
  const found = text ? streets.filter((street) => street.toLowerCase().includes(text.toLowerCase())) : []
  return (
    <SuggestField
      label="Street"
      groups={[{ key: 'streets', items: found }]}
      getKey={same}
      getText={same}
      status={text ? `${found.length} found` : undefined}
      {...props}
      inputValue={text}
      onInputChange={(next, reason) => {
        setText(next)
        props.onInputChange?.(next, reason)
      }}
      onSelect={(street) => {
        setText(street)
        props.onSelect?.(street)
      }}
    />
  )
}
