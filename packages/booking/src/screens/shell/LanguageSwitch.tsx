import { GlobeIcon } from '@wherry/ui'
import { type Locale, languages } from '../../domain/language.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import * as css from './Shell.css.ts'

/** Each language by its own name, so that its speakers find it. */
const names: Readonly<Record<Locale, string>> = { en: 'English', ru: 'Русский', es: 'Español' }

export interface LanguageSwitchProps {
  onLang(lang: Locale): void
}

/** Language and currency as they are, over the browser's own list of languages. */
export function LanguageSwitch({ onLang }: LanguageSwitchProps) {
  const t = useT()
  const { config, lang, currency } = useModule()
  const shown = `${lang.toUpperCase()} · ${currency}`
  const tags = new Set([...languages, ...Object.keys(config.texts)])
  return (
    <span className={css.language}>
      <GlobeIcon size={16} />
      <span aria-hidden="true">{shown}</span>
      <select
        className={css.languageSelect}
        // Who speaks to the machine says what stands there.
        aria-label={`${t('common.language')}: ${shown}`}
        value={lang}
        onChange={(event) => onLang(event.target.value)}
      >
        {[...tags].map((one) => (
          <option key={one} value={one} lang={one}>
            {names[one] ?? config.texts[one]?.name ?? one}
          </option>
        ))}
      </select>
    </span>
  )
}
