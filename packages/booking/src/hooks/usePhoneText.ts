import { useEffect, useState } from 'react'
import { useModuleCore } from './module.tsx'

/** An international number, with or without its plus, as it is read. */
export type PhoneText = (phone: string) => string

const withPlus: PhoneText = (phone) => (phone.startsWith('+') ? phone : `+${phone}`)

/**
 * Writes international numbers in their groups and on one line: `+44 7911 123456` is read, `+447911123456` is spelt
 * out as billions. The library that knows the groups is as large as the page, so it comes after it: until then, and
 * where it cannot be had, a number stands without groups.
 */
export function usePhoneText(): PhoneText {
  const { platform, shared } = useModuleCore()
  // Once it has come it is there for all that is drawn later.
  const known = shared('phone text', (): { of: PhoneText } => ({ of: withPlus }))
  const [text, setText] = useState<{ of: PhoneText }>({ of: known.of })
  useEffect(() => {
    if (known.of !== withPlus) return
    let isWanted = true
    import('../domain/rules/phone.ts')
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
