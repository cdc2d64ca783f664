import type { CountryCode } from '../../kernel/reading/phoneCountry.ts'
import { createStore } from '../../kernel/store/store.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { homeCountry } from '../draft/homeCountry.ts'
import { formRulesOf } from '../resource/laterRules.ts'
import { readCountry, writeCountry } from '../state/keptCountry.ts'

/** Storage key of the country that was chosen from a list; signing out removes it. */
const storageName = 'wherry-phone-country'

/** Options that a field of a phone needs to read a number without its code. */
export interface HomeCountry {
  /** Country for numbers without a code. Undefined: not known, the field asks for it. */
  country: CountryCode | undefined
  /** Called after a country was chosen from a field's list; all fields on this device use it from then on. */
  onCountry(country: CountryCode): void
}

/** Number of choices so far. The storage holds the choice; this store only makes the other fields read it again. */
const choicesOf = perModule(() => createStore((count: number, _: 'chosen') => count + 1, 0))

/** Home country of the user, the same for all phone fields. */
export function useHomeCountry(): HomeCountry {
  const module = useModuleCore()
  const { platform } = module
  const { lang } = useModule()
  const { user } = useSettings()
  const { local } = platform.storage
  const choices = choicesOf(module)
  useStore(choices)
  const countryOfPhone = useStore(formRulesOf(module), (rules) => rules?.countryOfPhone ?? null)
  const hints = { languages: platform.languages(), lang, settingsPhone: user?.phone ?? null }
  return {
    country:
      homeCountry({ ...hints, remembered: readCountry(local.get(storageName)) }, countryOfPhone) ?? undefined,
    onCountry(country) {
      local.set(storageName, writeCountry(country))
      choices.dispatch('chosen')
    },
  }
}
