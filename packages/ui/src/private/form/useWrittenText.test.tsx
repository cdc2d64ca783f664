// Loaded before the first test: the fields take a moment to ask for their rules, and show another text then.
import 'libphonenumber-js/min'
import '../../components/PhoneField/phoneLibrary.ts'
import '../moment/readMoment.ts'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx'
import { Stepper } from '../../components/Stepper/Stepper.tsx'
import { SuggestField } from '../../components/SuggestField/SuggestField.tsx'
import { Textarea } from '../../components/Textarea/Textarea.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { TimePicker } from '../../components/TimePicker/TimePicker.tsx'
import { afterServer } from '../../testing/afterServer.tsx'
import { moduleDates } from '../../testing/moduleDates.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const towns = { key: 'all', items: ['Istanbul', 'Izmir'] }
const same = (text: string) => text
const today = '2027-06-09'

type Told = (...given: unknown[]) => void
/** Each with a value that the browser draws in another way, and all that it may tell of. */
const untouched: Record<string, (told: Told) => ReactElement> = {
  'TextField with a line break': (told) => <TextField label="Name" value={'a\nb'} onChange={told} />,
  'TextField with a reader': (told) => <TextField label="Name" read={same} value={'a\nb'} onChange={told} />,
  'e-mail in blanks': (told) => <TextField label="Mail" type="email" value=" a@b.c " onChange={told} />,
  'Textarea with line breaks': (told) => <Textarea label="Wishes" value={'a\r\nb'} onChange={told} />,
  'PasswordField with a line break': (told) => <PasswordField label="Sign" value={'a\nb'} onChange={told} />,
  'SuggestField with a line break': (told) => (
    <SuggestField
      label="Sign"
      getKey={same}
      getText={same}
      groups={[towns]}
      inputValue={'a\nb'}
      onInputChange={told}
    />
  ),
  'ComboBox of a text with a line break': (told) => (
    <ComboBox
      label="Town"
      getKey={same}
      getText={same}
      groups={[towns]}
      inputValue={'Moda\nCaddesi'}
      onInputChange={told}
    />
  ),
  'ComboBox of a choice with a line break': (told) => (
    <ComboBox
      label="Town"
      getKey={same}
      getText={(town: string) => `${town}\nTürkiye`}
      groups={[towns]}
      defaultValue="Izmir"
      onChange={told}
      onInputChange={told}
    />
  ),
  'PhoneField with a line break': (told) => <PhoneField label="Phone" value={'12\n34'} onChange={told} />,
  'DatePicker of an unread text': (told) => (
    <DatePicker label="Day" today={today} written={'some\nday'} onWritten={told} onChange={told} />
  ),
  'native DatePicker of a day that there is not': (told) => (
    <DatePicker isNative label="Day" today={today} value="2027-02-30" onChange={told} />
  ),
  'TimePicker of an unread text': (told) => (
    <TimePicker label="Time" written={'some\ntime'} onWritten={told} onChange={told} />
  ),
  'Stepper in two lines': (told) => (
    <Stepper label="Bags" value={2} format={(count) => `${count}\nbags`} onChange={told} />
  ),
}

describe('a text that the browser draws in another way is none that was entered', () => {
  afterEach(() => cleanup())

  it.each(Object.entries(untouched))('%s: nobody is told', async (_, draw) => {
    const told = vi.fn()
    await render(<ThemeProvider {...moduleDates}>{draw(told)}</ThemeProvider>)
    await wait(50)
    expect(told.mock.calls).toEqual([])
  })

  it.each(Object.entries(untouched))('%s: nobody is told after a server', async (_, draw) => {
    const told = vi.fn()
    using _page = await afterServer(<ThemeProvider {...moduleDates}>{draw(told)}</ThemeProvider>)
    expect(told.mock.calls).toEqual([])
  })
})

it('a text that may stay is no option with other letters, though it came before the script', async () => {
  const tree = (
    <ThemeProvider {...moduleDates}>
      <form aria-label="Order">
        <ComboBox
          label="Place"
          name="field"
          allowsFreeText
          fullScreen="never"
          getKey={(place: string) => `key-${place}`}
          getText={same}
          groups={[{ key: 'all', items: ['Café', 'Moda'] }]}
        />
      </form>
    </ThemeProvider>
  )
  for (const [text, sent] of [
    ['cafe', ''],
    ['moda', ''],
    ['Moda', 'key-Moda'],
  ] as const) {
    using page = await afterServer(tree, (element) => {
      inputIn(element).value = text
    })
    await expect
      .poll(() => stateOf(page.container), { timeout: 1000 })
      .toEqual({
        sent: [['field', sent]],
        seen: text,
      })
  }
})

const words = [
  'A\u00a0cello',
  'Ａｎｎ ２',
  '\u200bAnn\u200b',
  '\u2066Ann\u2069',
  'Ann\u00ad',
  'A\u0301nn',
  '🎻',
]
/** Each with texts as people paste them, that mean something in it. */
const entered: Record<string, { control: ReactElement; texts: readonly string[] }> = {
  TextField: { control: <TextField label="Name" name="field" />, texts: words },
  'TextField with a limit': { control: <TextField label="Name" name="field" maxLength={3} />, texts: words },
  Textarea: { control: <Textarea label="Wishes" name="field" />, texts: words },
  PasswordField: { control: <PasswordField label="Password" name="field" />, texts: words },
  SuggestField: {
    control: (
      <SuggestField
        label="Sign"
        name="field"
        fullScreen="never"
        getKey={same}
        getText={same}
        groups={[towns]}
      />
    ),
    texts: words,
  },
  'ComboBox of texts': {
    control: (
      <ComboBox
        label="Town"
        name="field"
        formValue="text"
        allowsFreeText
        fullScreen="never"
        getKey={same}
        getText={same}
        groups={[towns]}
      />
    ),
    texts: words,
  },
  'ComboBox of choices': {
    control: (
      <ComboBox
        label="Town"
        name="field"
        fullScreen="never"
        getKey={(town: string) => `key-${town}`}
        getText={same}
        groups={[towns]}
      />
    ),
    texts: ['Izmir', 'Ｉｚｍｉｒ', '\u200bIzmir\u200b', 'Izmir\u00a0', 'izmir'],
  },
  DatePicker: {
    control: <DatePicker label="Day" name="field" today={today} />,
    texts: [
      '14.06.2027',
      '１４.０６.２０２７',
      '\u200e14.06.2027',
      '14.06.2027\u00a0',
      '١٤.٠٦.٢٠٢٧',
      '14 June',
    ],
  },
  TimePicker: {
    control: <TimePicker label="Time" name="field" />,
    texts: ['09:45', '０９：４５', '\u200e9:45', '9:45\u00a0pm', '٩:٤٥'],
  },
  PhoneField: {
    control: <PhoneField label="Phone" name="field" />,
    texts: [
      '+90 532 118 40 27',
      '＋９０ ５３２ １１８ ４０ ２７',
      '\u202a+90 532 118 40 27\u202c',
      '+90\u00a0532\u00a0118\u00a040\u00a027',
    ],
  },
  Stepper: { control: <Stepper label="Bags" name="field" />, texts: ['3', '３', '\u200e3', '3\u00a0', '٣'] },
}
const rows = Object.entries(entered).flatMap(([name, { control, texts }]) =>
  texts.map((text) => ({ name, control, text, shown: JSON.stringify(text) })),
)
const inputIn = (container: Element) =>
  container.querySelector<HTMLInputElement>(
    '[role="spinbutton"], [type="tel"], input:not([type="hidden"]), textarea',
  )!
const stateOf = (container: Element) => ({
  sent: [...new FormData(container.querySelector('form')!)],
  seen: inputIn(container).value,
})

describe('a text means the same before the script comes and after', () => {
  afterEach(() => cleanup())

  it.each(rows)('$name: $shown', async ({ control, text }) => {
    const tree = (
      <ThemeProvider {...moduleDates}>
        <form aria-label="Order">{control}</form>
      </ThemeProvider>
    )
    const { container } = await render(tree)
    await wait(50)
    await userEvent.fill(inputIn(container), text)
    await userEvent.tab()
    await wait(50)
    const after = stateOf(container)
    using page = await afterServer(tree, (element) => {
      inputIn(element).value = text
    })
    await expect.poll(() => stateOf(page.container), { timeout: 1000 }).toEqual(after)
  })
})
