import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { ChipGroup } from '../../components/ChipGroup/ChipGroup.tsx'
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx'
import { RemovableChip } from '../../components/RemovableChip/RemovableChip.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { PlaneIcon } from '../../icons/icons.tsx'
import { nothing, Row, Section, type SectionProps } from './section.tsx'

/** Checkboxes and switches. */
export function Ticks({ texts }: SectionProps) {
  return (
    <Section>
      <Checkbox defaultSelected description={texts.free} end="€9">
        {texts.seat}
      </Checkbox>
      <Checkbox isIndeterminate>{texts.classes}</Checkbox>
      <Checkbox isDisabled>{texts.business}</Checkbox>
      <Checkbox error={texts.agreeError} isRequired>
        {texts.agree}
      </Checkbox>
      <Checkbox variant="card" defaultSelected description={texts.helpText}>
        {texts.help}
      </Checkbox>
      <Switch defaultSelected description={texts.free}>
        {texts.notify}
      </Switch>
      <Switch>{texts.seat}</Switch>
      <Switch isDisabled>{texts.business}</Switch>
    </Section>
  )
}

/** Choices among several options. */
export function Choices({ texts }: SectionProps) {
  const options = [
    { value: 'transfer', label: texts.transfer, description: texts.transferNote },
    { value: 'rent', label: texts.rent, description: texts.rentNote, end: '€48' },
    { value: 'off', label: texts.business, isDisabled: true },
  ]
  return (
    <Section>
      <RadioGroup label={texts.service} defaultValue="transfer" options={options} />
      <RadioGroup
        label={texts.trip}
        variant="card"
        defaultValue="rent"
        options={options}
        error={texts.agreeError}
      />
      <ChipGroup label={texts.classes}>
        <Chip defaultSelected icon={<PlaneIcon size={16} />}>
          {texts.comfort}
        </Chip>
        <Chip count={12}>{texts.van}</Chip>
        <Chip isDisabled>{texts.business}</Chip>
      </ChipGroup>
      <Row>
        <RemovableChip onRemove={nothing} count={2}>
          {texts.seat}
        </RemovableChip>
        <RemovableChip onRemove={nothing} isDisabled>
          {texts.van}
        </RemovableChip>
      </Row>
    </Section>
  )
}
