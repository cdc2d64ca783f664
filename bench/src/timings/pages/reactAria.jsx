// biome-ignore-all lint/correctness/noUndeclaredDependencies: a peer, installed by the bench
import '../scheduling.ts'
import { parseDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  ComboBox,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'
import { benchOf } from '../calendarBench.tsx'
import { chosen, limits, offer } from '../page.ts'
import { towns } from '../towns.ts'

const day = {
  defaultValue: parseDate(chosen),
  minValue: parseDate(limits.min),
  maxValue: parseDate(limits.max),
}
const month = (
  <>
    <header>
      <Button slot="previous">‹</Button>
      <Heading />
      <Button slot="next">›</Button>
    </header>
    <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
  </>
)

offer(
  benchOf({
    around: (children) => <I18nProvider locale="en-GB">{children}</I18nProvider>,
    calendar: (key) => (
      <Calendar key={key} aria-label="Date" {...day}>
        {month}
      </Calendar>
    ),
    days: '.react-aria-CalendarCell',
    focusedDay: '.react-aria-CalendarCell[tabindex="0"]',
    picker: (
      <DatePicker {...day}>
        <Label>Date</Label>
        <Group>
          <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button>▾</Button>
        </Group>
        <Popover>
          <Dialog>
            <Calendar>{month}</Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    ),
    opener: '#stage button',
    combo: (
      <ComboBox defaultItems={towns}>
        <Label>From</Label>
        <Input />
        <Popover style={{ maxHeight: 320, overflow: 'auto' }}>
          <ListBox>{({ name }) => <ListBoxItem>{name}</ListBoxItem>}</ListBox>
        </Popover>
      </ComboBox>
    ),
  }),
)
