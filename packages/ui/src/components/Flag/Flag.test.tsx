import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { flagGuide } from './Flag.guide.ts'
import { Flag } from './Flag.tsx'

conforms('Flag', (props) => <Flag country="TR" title="Turkey" {...props} />, { element: HTMLSpanElement })
conforms('Flag by code', (props) => <Flag country="AR" {...props} />, { element: HTMLSpanElement })

describe('The flags of countries that most visitors come from', () => {
  it.each('US GB CN KZ BR CA AU IN GR KR IL MX VN ES'.split(' '))(
    'the flag of %s is drawn',
    async (country) => {
      const { container } = await render(<Flag country={country} title={country} />)
      expect(container.querySelector('svg')).not.toBeNull()
    },
  )
})

it('UI-14 UI-19 the guide names the flags that are drawn, and no others', async () => {
  const [count, list] = flagGuide.sections![0]!.text
  const named = list!.match(/[A-Z]{2}/g)!
  expect(count).toContain(` ${named.length};`)
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const all = letters.flatMap((first) => letters.map((second) => first + second))
  const { container } = await render(all.map((code) => <Flag key={code} country={code} title={code} />))
  const drawn = [...container.querySelectorAll('[role="img"]:has(> svg)')].map((flag) => flag.ariaLabel)
  expect(named).toEqual(drawn)
})
