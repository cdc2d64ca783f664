import { TextField } from '@wherry/ui'

/** The label and the line under the field get class names of the page. */
export const FlightNumber = () => (
  <TextField
    label="Flight number"
    description="As on your ticket"
    classNames={{ label: 'caps', note: 'small' }}
  />
)
