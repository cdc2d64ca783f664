import { Button } from '../../components/Button/Button.tsx'
import { Calendar } from '../../components/Calendar/Calendar.tsx'
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx'
import { OptionText } from '../../components/ComboBox/OptionText.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Form } from '../../components/Form/Form.tsx'
import { MultiComboBox } from '../../components/MultiComboBox/MultiComboBox.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { RangeCalendar } from '../../components/RangeCalendar/RangeCalendar.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Stepper } from '../../components/Stepper/Stepper.tsx'
import { SuggestField } from '../../components/SuggestField/SuggestField.tsx'
import { Textarea } from '../../components/Textarea/Textarea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { TimePicker } from '../../components/TimePicker/TimePicker.tsx'
import { CalendarIcon, PlaneIcon, UserIcon } from '../../icons/icons.tsx'
import { Section, type SectionProps } from './section.tsx'

/** Text fields in each state. */
export function TextFields({ texts }: SectionProps) {
  return (
    <Section>
      <TextField label={texts.name} defaultValue={texts.person} icon={<UserIcon />} isRequired />
      <Form errors={{ sign: texts.nameError }} style={{ display: 'contents' }}>
        <TextField label={texts.name} name="sign" />
      </Form>
      <TextField label={texts.code} defaultValue="SUMMER" caution={texts.codeCaution} size="m" />
      <TextField label={texts.name} defaultValue={texts.person} isDisabled />
      <Textarea
        label={texts.comment}
        defaultValue={texts.commentText}
        maxLength={250}
        description={texts.peopleNote}
        rows={2}
      />
      <PasswordField label={texts.password} defaultValue="wherry-2027" autoComplete="off" />
      <PhoneField label={texts.phone} defaultValue="+905321184027" country="TR" />
    </Section>
  )
}

/** Fields with a list, a calendar, a clock or a number. */
export function Pickers({ texts }: SectionProps) {
  const item = { id: 'IST', name: texts.airport, note: texts.airportNote }
  return (
    <Section>
      <ComboBox
        label={texts.from}
        placeholder={texts.fromHint}
        icon={<PlaneIcon />}
        groups={[{ key: 'airports', title: texts.airports, items: [item] }]}
        getKey={({ id }) => id}
        getText={({ name }) => name}
        renderItem={({ name, note }) => <OptionText note={note}>{name}</OptionText>}
        defaultInputValue={texts.airport}
      />
      <Select
        label={texts.country}
        defaultValue="TR"
        groups={[{ key: 'all', items: [{ value: 'TR', label: texts.turkey }] }]}
      />
      <DatePicker label={texts.landing} defaultValue="2027-06-14" today="2027-06-09" />
      <TimePicker label={texts.time} defaultValue="09:30" description={texts.timeHint} />
      <Field
        label={texts.code}
        isLoading
        end={
          <Button variant="plain" size="s" isIconOnly aria-label={texts.details}>
            <CalendarIcon />
          </Button>
        }
      >
        {(control) => <input {...control} defaultValue="SUMMER" />}
      </Field>
      <Stepper
        label={texts.people}
        description={texts.peopleNote}
        defaultValue={2}
        minValue={1}
        maxValue={8}
      />
      <Stepper label={texts.seat} defaultValue={3} maxValue={3} maxReason={texts.full} />
    </Section>
  )
}

const same = (text: string) => text

/** Text with suggestions, several choices, and spans of days. */
export function Spans({ texts }: SectionProps) {
  const places = [{ key: 'all', items: [texts.airport, texts.turkey] }]
  return (
    <Section>
      <SuggestField
        label={texts.from}
        groups={places}
        getKey={same}
        getText={same}
        defaultInputValue={texts.airport}
      />
      <MultiComboBox
        label={texts.country}
        groups={places}
        getKey={same}
        getText={same}
        defaultValue={[texts.airport, texts.turkey]}
      />
      <DateRangePicker
        label={texts.landing}
        defaultValue={{ start: '2027-06-14', end: '2027-06-18' }}
        today="2027-06-09"
      />
      <RangeCalendar defaultValue={{ start: '2027-06-14', end: '2027-06-18' }} today="2027-06-09" />
    </Section>
  )
}

/** A month with special days: today, chosen, disabled, with an event, with a price. */
export function Month({ texts }: SectionProps) {
  return (
    <Section>
      <Calendar
        defaultValue="2027-06-14"
        today="2027-06-09"
        minValue="2027-06-09"
        offReason={(day) => (day === '2027-06-18' ? texts.full : null)}
        event={(day) => (day === '2027-06-21' ? texts.day : null)}
        mark={(day) => (day > '2027-06-21' && day < '2027-06-26' ? '€48' : null)}
      />
    </Section>
  )
}
