/** Currency of a visitor who has set none: RUB for ru, KZT for ru on a Kazakh host (`.kz`), else EUR. */
export function defaultCurrency(lang: string, hostName: string): string {
  if (lang !== 'ru') return 'EUR'
  return hostName.toLowerCase().endsWith('.kz') ? 'KZT' : 'RUB'
}
