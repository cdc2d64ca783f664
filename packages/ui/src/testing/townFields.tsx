import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { Select } from '../components/Select/Select.tsx'

/** More than a list shows at once. */
const towns = Array.from({ length: 12 }, (_, at) => `Town ${at + 1}`)

const same = (text: string) => text

/** A field of each kind whose list is our own, whatever the device. */
export const townFields = {
  Select: (
    <Select
      label="Town"
      native="never"
      groups={[{ key: 'all', items: towns.map((town) => ({ value: town, label: town })) }]}
    />
  ),
  ComboBox: (
    <ComboBox
      label="Town"
      fullScreen="never"
      getKey={same}
      getText={same}
      groups={[{ key: 'all', items: towns }]}
    />
  ),
}
