import { ComboBox } from '../components/ComboBox/ComboBox.tsx'
import { Select } from '../components/Select/Select.tsx'

/** More towns than a list shows at once. */
const towns = Array.from({ length: 12 }, (_, at) => `Town ${at + 1}`)

const same = (text: string) => text

/** One field of each kind that has our own list, on every device. */
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
