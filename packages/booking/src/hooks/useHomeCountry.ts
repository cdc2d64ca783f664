import { type CountryCode, homeCountry } from '../domain/homeCountry.ts'
import { readCountry, writeCountry } from '../state/keptCountry.ts'
import { createStore } from '../state/store.ts'
import { useModule, useModuleCore } from './module.tsx'
import { useSettings } from './useSettings.ts'
import { useStore } from './useStore.ts'

/** Key of the country that was taken from a list; signing out forgets it. */
const storageName = 'wherry-phone-country'

/** Options that a field of a phone needs to read a number without its code. */
export interface HomeCountry {
  /** Undefined: nothing says it, the field asks. */
  country: CountryCode | undefined
  /** A country was taken from the field's list: every field goes by it from then on, on this device. */
  onCountry(country: CountryCode): void
}

/** The country at home of who is here, the same for all fields of phones. */
export function useHomeCountry(): HomeCountry {
  const { platform, shared } = useModuleCore()
  const { lang } = useModule()
  const { user } = useSettings()
  const { local } = platform.storage
  // The storage is what counts; this tells the other fields to read it again.
  const choices = shared('home country', () => createStore((count: number, _: 'chosen') => count + 1, 0))
  useStore(choices)
  const hints = { languages: platform.languages(), lang, settingsPhone: user?.phone ?? null }
  return {
    country: homeCountry({ ...hints, remembered: readCountry(local.get(storageName)) }) ?? undefined,
    onCountry(country) {
      local.set(storageName, writeCountry(country))
      choices.dispatch('chosen')
    },
  }
}
