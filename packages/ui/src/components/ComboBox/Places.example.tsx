import { useState } from 'react'
import { BuildingIcon, HotelIcon, LocateIcon, PlaneIcon, TrainIcon } from '../../icons/icons.tsx'
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx'
import { markMatch } from './markMatch.tsx'
import { OptionText } from './OptionText.tsx'
import type { ComboBoxGroup } from './useComboBox.ts'

export interface Place {
  id: string
  name: string
  note?: string
  icon: typeof PlaneIcon
}

export const airports: Place[] = [
  { id: 'IST', name: 'Istanbul Airport', note: 'IST · 39 km from the centre', icon: PlaneIcon },
  {
    id: 'SAW',
    name: 'Sabiha Gökçen Airport, Istanbul',
    note: 'SAW · 40 km from the centre',
    icon: PlaneIcon,
  },
  { id: 'halkali', name: 'Istanbul Halkalı railway station', note: 'Küçükçekmece', icon: TrainIcon },
]
const addresses: Place[] = [
  { id: 'swiss', name: 'Swissôtel The Bosphorus Istanbul', note: 'Vişnezade, Beşiktaş', icon: HotelIcon },
  { id: 'uni', name: 'Istanbul University, main gate', note: 'Beyazıt, Fatih', icon: BuildingIcon },
]
const groups: ComboBoxGroup<Place>[] = [
  { key: 'nodes', title: 'Airports and stations', items: airports },
  { key: 'addresses', title: 'Addresses', items: addresses },
  { key: 'tools', items: [{ id: 'here', name: 'Use my location', icon: LocateIcon }] },
]
const getKey = (place: Place) => place.id
const getText = (place: Place) => place.name

/** The field of the stories: it asks for a place and has groups and icons. */
export function Places(props: Partial<ComboBoxProps<Place>>) {
  const [text, setText] = useState(props.inputValue ?? '')
  const count = (props.groups ?? groups)
    .filter(({ key }) => key !== 'tools')
    .flatMap(({ items }) => items).length
  return (
    <ComboBox<Place>
      label="From"
      placeholder="Airport, station, hotel or address"
      groups={groups}
      status={count ? `${count} places` : undefined}
      {...{ getKey, getText }}
      renderItem={({ name, note, icon: Icon }) => (
        <OptionText icon={<Icon />} note={note}>
          {markMatch(name, text)}
        </OptionText>
      )}
      {...props}
      inputValue={text}
      onInputChange={(next, reason) => {
        setText(next)
        props.onInputChange?.(next, reason)
      }}
      onSelect={(place) => {
        if (!props.keepsOpen?.(place)) setText(place.name)
        props.onSelect?.(place)
      }}
    />
  )
}
