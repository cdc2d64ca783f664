import { useEffect, useState } from 'react'
import { useModuleCore } from './module.tsx'
import { perModule } from './perModule.ts'

/** Formats an international number, with or without its plus, for reading. */
export type PhoneText = (phone: string) => string

const withPlus: PhoneText = (phone) => (phone.startsWith('+') ? phone : `+${phone}`)

/** Current formatter: once the library has loaded, all later components use it. */
const loadedText = perModule((): { of: PhoneText } => ({ of: withPlus }))

/**
 * Formats international numbers in groups on one line: a screen reader reads `+44 7911 123456` well, but
 * `+447911123456` as billions. The library for groups is as large as the page, so it is loaded after the page; until
 * then, and if it fails to load, numbers have no groups.
 */
export function usePhoneText(): PhoneText {
  const module = useModuleCore()
  const { platform } = module
  const known = loadedText(module)
  const [text, setText] = useState<{ of: PhoneText }>({ of: known.of })
  useEffect(() => {
    if (known.of !== withPlus) return
    let isWanted = true
    import('../kernel/reading/phoneRule.ts')
      .then(({ formatPhone }) => {
        known.of = groupedBy(formatPhone)
        if (isWanted) setText({ of: known.of })
      })
      .catch(platform.report)
    return () => {
      isWanted = false
    }
  }, [platform, known])
  return text.of
}

const groupedBy =
  (formatPhone: PhoneText): PhoneText =>
  (phone) => {
    const whole = withPlus(phone)
    return /^\+\d{7,15}$/.test(whole) ? formatPhone(whole).replaceAll(' ', '\u00a0') : whole
  }
