import { conforms } from '../../testing/conformance.tsx'
import { ComboBox } from './ComboBox.tsx'
import { OptionText } from './OptionText.tsx'

const groups = [{ key: 'airports', title: 'Airports', items: ['Istanbul Airport', 'Sabiha Gökçen'] }]
const same = (text: string) => text

conforms(
  'ComboBox',
  (props) => (
    <ComboBox
      label="From"
      inputValue="Istan"
      onInputChange={() => {}}
      onSelect={() => {}}
      getKey={same}
      getText={same}
      groups={groups}
      {...props}
    />
  ),
  { element: HTMLInputElement },
)

conforms('OptionText', () => <OptionText note="Istanbul, Turkey">Istanbul Airport</OptionText>, {
  element: null,
})
